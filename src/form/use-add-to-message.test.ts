import { expect, test } from 'vitest';
import { withText } from './use-add-to-message.ts';

test('A text stands alone, or under what the visitor wrote', () => {
  expect(withText('', 'Two hours cost $900.', undefined)).toBe('Two hours cost $900.');
  expect(withText('Hello. \n', 'Two hours cost $900.', undefined)).toBe(
    'Hello.\n\nTwo hours cost $900.',
  );
});

test('A new text replaces the one before it, unless the visitor changed that', () => {
  expect(withText('Hello.\n\nA cost.\n\nThanks', 'B cost.', 'A cost.')).toBe(
    'Hello.\n\nB cost.\n\nThanks',
  );
  expect(withText('Hello.\n\nA price.', 'B cost.', 'A cost.')).toBe(
    'Hello.\n\nA price.\n\nB cost.',
  );
});
