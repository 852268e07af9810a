import { expect, test } from 'vitest';
import { emptySlots } from './worth-adding.ts';

test('What only the owner can add is listed while it is empty, with its place', async () => {
  const listed = await emptySlots();
  for (const { place, what } of listed) {
    expect(place).toMatch(/content\/(company\.ts|slots\.ts|results\.ts|services\/)/);
    expect(what.length).toBeGreaterThan(10);
  }
  expect(listed.map(({ what }) => what)).toContain('an Acknowledgement of Country');
});
