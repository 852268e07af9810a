import { expect, test } from 'vitest';
import type { SubjectRule } from '../content/types/form.ts';
import { validate } from './validate.ts';

const notice = { title: '', text: '' };

const formWith = (subject: SubjectRule) => ({
  formType: 'home',
  page: '/',
  pageName: 'Home',
  heading: '',
  submitLabel: '',
  subject,
  missing: notice,
  failure: notice,
  success: notice,
});

const home = formWith({ kind: 'typed' });

const typed = {
  name: 'Ada Lovelace',
  email: 'ada@example.net',
  subject: 'Hello',
  message: 'Hi',
};

test.each([
  ['name', ' ', 'missing'],
  ['name', '\u200b\u2800', 'missing'],
  ['name', 'x'.repeat(101), 'too_long'],
  ['name', 'Ada\nBcc: all@example.com', 'line_break'],
  ['name', 7, 'type'],
  ['email', 'ada', 'malformed'],
  ['email', 'ada@', 'malformed'],
  ['email', 'ada@example.com, bob@example.com', 'malformed'],
  ['email', '"ada"@example.com', 'malformed'],
  ['email', 'ada(x)@example.com', 'malformed'],
  ['email', 'ada@exa mple.com', 'malformed'],
  ['email', 'ada@example..com', 'malformed'],
  ['email', 'ada@example.com\r\nBcc: all@example.com', 'malformed'],
  // A domain that maps to one with a comma, and one whose ASCII form is too long.
  ['email', 'a@x.example\u{1f102}y.example', 'malformed'],
  ['email', `a@${'ä.'.repeat(60)}example`, 'malformed'],
  ['email', `${'a'.repeat(250)}@b.cd`, 'too_long'],
  ['subject', 'x'.repeat(151), 'too_long'],
  ['subject', 'one\rtwo', 'line_break'],
  ['message', '', 'missing'],
  ['message', 'x'.repeat(5001), 'too_long'],
  ['message', ['text'], 'type'],
  ['subject', undefined, 'missing'],
])('the %s %j is refused as %s', (field, value, code) => {
  const result = validate(home, { ...typed, [field]: value });
  expect(result).toEqual({ ok: false, errors: { [field]: { code, message: expect.any(String) } } });
});

test.each([
  ['name', `${'👩‍🚀'.repeat(50)}`, '👩🚀'.repeat(50)],
  ['name', '  Ada\u2028 \u202eLove\u0000lace\ud800 ', 'Ada Lovelace'],
  ['name', 'Zoe\u0308', 'Zoë'],
  ['subject', '=?utf-8?Q?a=0D=0ABcc:?=', '=?utf-8?Q?a=0D=0ABcc:?='],
  ['subject', 'a\tb', 'a b'],
  ['name', '\u3164A\u00adda\ufffc \u{1d173}Lo\u034fve\u2764\ufe0f', 'Ada Love\u2764\ufe0f'],
  ['email', 'a\u00adda@example.net', 'ada@example.net'],
  ['email', 'Ada@example.net. ', 'Ada@example.net'],
  ['email', 'info@müller.example', 'info@xn--mller-kva.example'],
  ['email', "o'hara+x@localhost", "o'hara+x@localhost"],
  // As phone companies gave out; quoted in the mail's header.
  ['email', 'a..b@docomo.example', 'a..b@docomo.example'],
  ['email', '.a.@docomo.example', '.a.@docomo.example'],
  ['message', 'a\u000bb\u000cc\u001fd\u0003e\u0092f\r\ng\th', 'abcdef\ng\th'],
  ['message', 'x'.repeat(5000), 'x'.repeat(5000)],
])('the %s %j is taken as %j', (field, value, expected) => {
  const result = validate(home, { ...typed, [field]: value });
  expect(result).toEqual({ ok: true, enquiry: { ...typed, formType: 'home', [field]: expected } });
});

test('every field that is wrong is named, and what no form has is left out', () => {
  const result = validate(home, { website: 'x', formType: 'x', message: 'Hi', email: 'ada' });
  expect(result).toMatchObject({ ok: false, errors: { name: {}, email: {}, subject: {} } });
  expect(validate(home, { ...typed, website: 'x' })).toEqual({
    ok: true,
    enquiry: { ...typed, formType: 'home' },
  });
});

test.each<[what: string, rule: SubjectRule, given: string, subject: string]>([
  ['a blank one becomes the default', { kind: 'optional', fallback: 'Inquiry' }, ' ', 'Inquiry'],
  ['a typed one replaces the default', { kind: 'optional', fallback: 'Inquiry' }, 'Mine', 'Mine'],
  ['a fixed one ignores what was sent', { kind: 'fixed', text: 'Inquiry' }, 'ignored', 'Inquiry'],
  [
    'one with a name ignores what was sent',
    { kind: 'from-name', template: 'Inquiry from {name}' },
    'ignored',
    'Inquiry from $&',
  ],
])('of subjects, %s', (_, rule, given, subject) => {
  const result = validate(formWith(rule), { ...typed, name: '$&', subject: given });
  expect(result).toMatchObject({ ok: true, enquiry: { subject } });
});
