import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// Words that break a rule are refused with its sentence, and every file is as it was.

const file = 'content/services/it/managed-services.ts';
const title = 'service.benefits.0.title';
/** Put together here, because the spelling of this file is checked too. */
const misspelt = 'Phone'.replace('e', 'n');

let site: PencilSite;
beforeAll(async () => {
  site = await startPencilSite();
});
afterAll(() => site?.stop());
afterEach(() => {
  expect(site.git('status', '--porcelain')).toBe('');
});

/** What an edit of this text is refused with. */
async function refusalOf(where: string, keyPath: string, after: string) {
  const outcome = await site.save(await site.textAt(where, keyPath), after);
  return outcome.done ? 'saved' : outcome.refusals.map(({ sentence }) => sentence).join(' ');
}

test.each([
  ['misspelt', file, title, `One Desk to ${misspelt}`, `“${misspelt}” is not in the dictionary`],
  ['American', file, title, 'One color for all', 'spelt another way here'],
  ['too long for their field', file, title, 'One desk '.repeat(20), 'may have 40 characters'],
  ['empty', file, title, '  ', 'There must be words here'],
  ['with a line break', file, title, 'One\ndesk', 'one paragraph'],
  [
    'that break a rule of all pages',
    file,
    'service.benefits.0.text',
    'Your staff call at 5 pm.',
    'A rule would be broken',
  ],
  [
    'that the specification fixes',
    file,
    'service.contact.heading',
    'Your Partner',
    'The specification fixes this text',
  ],
  ['that are an id', file, 'service.figure.kind', 'list', 'change it there'],
  [
    'of a document that become a list',
    'content/legal/terms-conditions.md',
    'section 1, paragraph 5',
    '- One',
    'begin with a letter',
  ],
  [
    'with a name that no value has',
    'content/legal/terms-conditions.md',
    'section 1, paragraph 5',
    'We are {{company.nobody}}.',
    'is unknown',
  ],
])('Words %s are refused', async (_, where, keyPath, after, sentence) => {
  expect(await refusalOf(where, keyPath, after)).toContain(sentence);
});

test('Words too long for their page are refused', async () => {
  // The digits of a power have no pattern that compresses, and the dictionary has nothing against numbers.
  const numbers = String(7n ** 20_000n).match(/\d{8}/g) ?? [];
  const page = 'content/services/cyber/boundary-vulnerability-assessment.ts';
  const keyPath = 'service.expectations.youGet';
  expect(await refusalOf(page, keyPath, numbers.join(' '))).toContain('bytes when compressed');
});

test('Words that break a promise of the policy are refused', async () => {
  const { texts } = await site.send('page', { path: '/privacy-policy' });
  const text = texts.find(({ value }) => value.includes('The website sets no cookies.'));
  if (!text) throw new Error('The policy does not speak of cookies');
  const outcome = await site.save(text, 'We like cake.');
  expect(JSON.stringify(outcome)).toContain('A rule would be broken');
});
