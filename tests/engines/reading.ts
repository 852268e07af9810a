import { expect } from 'vitest';
import { pages, pageWords } from '../specified-pages.ts';
import { bothWays } from './journey.ts';

const read = ['/', '/cyber/essential-eight-assessment', '/terms-conditions'];

export const reading = read.flatMap((path) =>
  bothWays(`${path} is read whole: title, heading, every section`, async (visitor, scripts) => {
    const page = pages.find((page) => page.path === path);
    await visitor.open(path, scripts);
    expect(await visitor.title()).toMatch(page?.title ?? '');
    expect(await visitor.texts('h1')).toEqual([page?.heading]);
    const words = (await visitor.text('main'))?.replaceAll(/\s+/g, ' ');
    for (const word of pageWords[path] ?? []) expect(words).toContain(word);
    expect(await visitor.hidden('main :is(section, h2, h3, p:not(.target-notice))')).toEqual([]);
  }),
);
