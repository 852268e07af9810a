import { expect, test } from 'vitest';
import { isDay } from '../../content/model/day.ts';

test.each(['2026-11-22', '2028-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

test.each([
  '2026-11-31',
  '2026-13-45',
  '2027-02-29',
  '22 November 2026',
  '2026-11',
  '2026-1-2',
  '',
])('%s is none', (text) => expect(isDay(text)).toBe(false));
