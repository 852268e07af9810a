import { expect, test } from 'vitest';
import { intoMessage } from './into-message.ts';

const longest = 60;
const typed = 'Can you help us?';
const first = 'Overall level: 1';
const second = 'Overall level: 2';

const messageOf = (message: string, summary: string, earlier?: string) => {
  const joined = intoMessage(message, summary, earlier, longest);
  return joined.ok ? joined.message : joined;
};

test('an empty message becomes the summary', () => {
  expect(messageOf('', first)).toBe(first);
  expect(messageOf(' \n', first)).toBe(first);
});

test('the summary comes after a blank line, under what was typed', () => {
  expect(messageOf(typed, first)).toBe(`${typed}\n\n${first}`);
  expect(messageOf(`${typed}\n\n\n`, first)).toBe(`${typed}\n\n${first}`);
});

test('the next summary replaces the earlier one, and keeps what was typed before and after it', () => {
  expect(messageOf(`${typed}\n\n${first}\nThanks`, second, first)).toBe(
    `${typed}\n\n${second}\nThanks`,
  );
  expect(messageOf(`${typed}\n\n${first}`, first, first)).toBe(`${typed}\n\n${first}`);
});

test('an earlier summary that the visitor has changed is theirs, and stays', () => {
  const changed = `${typed}\n\nOverall level: one`;
  expect(messageOf(changed, second, first)).toBe(`${changed}\n\n${second}`);
});

test('of two equal texts only the last one, which the tool wrote, is replaced', () => {
  expect(messageOf(`${first}\n\n${first}`, second, first)).toBe(`${first}\n\n${second}`);
});

test('a message that would be too long stays as it is, and the excess is said', () => {
  expect(messageOf('a'.repeat(42), first)).toMatch(/^a{42}\n\nOverall level: 1$/);
  expect(messageOf('a'.repeat(43), first)).toEqual({ ok: false, excess: 1 });
});

test('characters count as on the server: one for each code point', () => {
  expect(messageOf('🎱'.repeat(42), first)).toMatch(/1$/);
  expect(messageOf('🎱'.repeat(43), first)).toEqual({ ok: false, excess: 1 });
});

test('a summary with special replacement signs is taken as it is', () => {
  expect(messageOf(first, 'Cost: $& and $1', first)).toBe('Cost: $& and $1');
});
