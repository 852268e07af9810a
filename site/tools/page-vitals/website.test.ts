import { expect, onTestFinished, test, vi } from 'vitest';
import { announcement, fieldDataOf, readWebsite, shortAddress, summary } from './website.ts';

const addressOf = (typed: string) => {
  const reading = readWebsite(typed);
  return reading.ok ? reading.input.address : 'refused';
};

test.each([
  // [as typed, as understood]
  ['example.com.au', 'https://example.com.au'],
  ['  WWW.Example.com.au/ ', 'https://www.example.com.au'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com.au/shop/timber', 'https://example.com.au/shop/timber'],
  ['example.com.au/shop?customer=38#mei', 'https://example.com.au/shop'],
  ['example.com:8080', 'https://example.com:8080'],
  ['café.example', 'https://xn--caf-dma.example'],
  ['', ''],
])("'%s' is read as '%s'", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  'timber',
  'our website',
  'mei@example.com.au',
  'https://',
  'localhost',
  '192.0.2.1',
  'ftp://example.com',
  'javascript:alert(1)',
  `example.com/${'a'.repeat(200)}`,
])("'%s' is no address of a website, and the field says what to type", (typed) => {
  expect(readWebsite(typed)).toEqual({
    ok: false,
    errors: { address: 'Type your website’s address, such as example.com.au.' },
  });
});

const website = { address: 'https://example.com.au' };

test('the link leads to the field data of the address, or to where one can be typed', () => {
  expect(fieldDataOf(website)).toBe(
    'https://pagespeed.web.dev/analysis?url=https%3A%2F%2Fexample.com.au',
  );
  expect(fieldDataOf({ address: '' })).toBe('https://pagespeed.web.dev/');
});

test('the cloth shows as much of an address as it has room for', () => {
  expect(shortAddress(website, 14)).toBe('example.com.au');
  expect(shortAddress(website, 10)).toBe('example.c…');
});

test('the message names the visitor’s address, and no reading of this page', () => {
  expect(summary(website).split('\n')).toEqual([
    'Our website: https://example.com.au',
    'Please measure its Core Web Vitals (LCP, INP and CLS): in the field, if Google has data of it, and in the lab.',
  ]);
  expect(summary(website)).not.toMatch(/\d/);
  expect(announcement(website)).toBe(
    'Your website: example.com.au. What is measured here is this page, not yours.',
  );
});

test('an address is read by browsers without URL.parse, such as Safari 17', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(readWebsite('example.com.au')).toMatchObject({ ok: true });
  expect(readWebsite('https://two words')).toMatchObject({ ok: false });
});
