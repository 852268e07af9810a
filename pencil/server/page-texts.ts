import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalPages } from '../../content/site-pages.ts';
import type { Messages, Waiting } from '../protocol.ts';
import { changesSince } from '../source/changes.ts';
import { nodeAt } from '../source/nodes.ts';
import type { Reading } from '../source/rewrite.ts';
import { slotsOn } from '../source/slots.ts';
import { type IndexedText, readTexts } from '../source/source-texts.ts';
import { parse } from '../source/syntax.ts';

/** Whether the owner has filled this place: it is there, and not `null`. */
export function isFilled(project: string, file: string, keyPath: string): boolean {
  const source = readFileSync(join(project, file), 'utf8');
  const place = nodeAt(parse(file, source).program, keyPath);
  return place !== undefined && source.slice(...place.value) !== 'null';
}

/** Everything that waits for the owner: what `npm run to-confirm` lists. */
function waitingIn(
  project: string,
  texts: readonly IndexedText[],
  { model }: Reading,
): readonly Waiting[] {
  const statements = texts.flatMap(({ id, value, toConfirm, page, forLawyer }) =>
    toConfirm === undefined
      ? []
      : [
          {
            id,
            text: value,
            toConfirm,
            ...(page !== undefined && { page }),
            ...(forLawyer && { forLawyer }),
          },
        ],
  );
  const filled = (file: string, keyPath: string) => isFilled(project, file, keyPath);
  const [legal] = legalPages;
  const unfilled = slotsOn(legal.path, model, filled).map(({ id, label }) => ({
    id,
    text: `${label}: not filled in`,
    toConfirm: label,
    page: legal.path,
  }));
  return [...unfilled, ...statements];
}

/** What may be shown at a path, the texts of its own files first. */
export function pageTexts(
  project: string,
  path: string,
  reading: Reading,
): Messages['page']['answer'] {
  const texts = readTexts(project);
  const isOwn = ({ page }: IndexedText) => page === path;
  const ordered = [...texts.filter(isOwn), ...texts.filter((text) => !isOwn(text))];
  const filled = (file: string, keyPath: string) => isFilled(project, file, keyPath);
  return {
    texts: ordered.map(({ mark: _, ...text }) => text),
    waiting: waitingIn(project, texts, reading),
    slots: slotsOn(path, reading.model, filled).map(({ slot: _, ...one }) => one),
    changes: changesSince(project, reading).length,
  };
}
