import { expect, test } from 'vitest';
import { hostileAddresses } from '../../testing/inputs/hostile-addresses.ts';
import { isEmailAddress } from './email-address.ts';

test.each([
  'a@b',
  "o'brien+news@mail.example.com.au",
  'first.last@example.com',
  'x!#$%&*/=?^_`{|}~-@example.com',
  'ada@xn--caf-dma.example',
  'ADA@EXAMPLE.COM',
  `ada@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(50)}.au`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(hostileAddresses)('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
