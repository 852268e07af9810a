import { beforeEach, expect, test, vi } from 'vitest';
import { HoverIntent } from './hover-intent.ts';

// Milliseconds, as those of the menus (section 9 of the specification).
const delays = { open: 200, skip: 300, close: 150 };

let shown: string[];
let intent: HoverIntent<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  intent = new HoverIntent<string>(
    delays,
    (target) => shown.push(target),
    (target) => {
      shown = shown.filter((one) => one !== target);
    },
  );
  return () => vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Hovers over a target until it has opened. */
function openByHover(target: string): void {
  intent.enter(target);
  pass(delays.open);
  expect(shown).toEqual([target]);
}

test('a target opens when the pointer has stayed for the delay', () => {
  intent.enter('IT');
  pass(199);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual(['IT']);
});

test('a pointer that only passes opens nothing', () => {
  intent.enter('IT');
  pass(100);
  intent.leave();
  pass(1_000);
  expect(shown).toEqual([]);
});

test('a target closes when the pointer has been away for the delay, and not if it comes back', () => {
  openByHover('IT');
  intent.leave();
  pass(149);
  intent.stay();
  pass(1_000);
  expect(shown).toEqual(['IT']);
  intent.leave();
  pass(149);
  expect(shown).toEqual(['IT']);
  pass(1);
  expect(shown).toEqual([]);
});

test('the next target opens at once while one is open, and for a moment after it has closed', () => {
  openByHover('IT');
  intent.enter('Cyber');
  expect(shown).toContain('Cyber');
  intent.close();
  pass(299);
  intent.enter('Design');
  expect(shown).toContain('Design');
  intent.close();
  pass(300);
  intent.enter('Cyber');
  expect(shown).not.toContain('Cyber');
});

test('for half a second after it has opened by hover, a click does not mean to close it', () => {
  openByHover('IT');
  pass(499);
  expect(intent.hasJustOpened()).toBe(true);
  pass(1);
  expect(intent.hasJustOpened()).toBe(false);
  intent.open('Cyber');
  expect(intent.hasJustOpened()).toBe(false);
});

test('what was opened or closed by other means is known', () => {
  intent.noteOpened('IT');
  intent.enter('Cyber');
  expect(shown).toEqual(['Cyber']);
  intent.noteClosed('Cyber');
  pass(1_000);
  intent.enter('IT');
  expect(shown).toEqual(['Cyber']);
});
