import { expect, test } from 'vitest';
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

test.each([
  'ada',
  '@example.com',
  'ada@',
  'ada@@example.com',
  'ada@example.com, eve@example.com',
  'ada@example.com,eve@example.com',
  'ada@example.com;eve@example.com',
  '"ada"@example.com',
  'ada(comment)@example.com',
  'Ada <ada@example.com>',
  '<ada@example.com>',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.com.',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@exam ple.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@[127.0.0.1]',
  'ada@exa_mple.com',
  'adä@example.com',
  'ada@exämple.com',
  'ada@example.com\0',
  'group:ada@example.com;',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
