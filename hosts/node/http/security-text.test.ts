import { expect, test } from 'vitest';
import { freshSecurityText } from './security-text.ts';

test('On a server built years ago security.txt still expires in 30 to 365 days, and says the rest', () => {
  const built =
    'Contact: mailto:a@b.example\nExpires: 2024-01-01T00:00:00.000Z\nPolicy: https://b.example/\n';
  const now = Date.UTC(2031, 4, 6);
  const text = freshSecurityText(built, now);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - now) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(text.replace(/^Expires.*$/m, '')).toBe(built.replace(/^Expires.*$/m, ''));
});
