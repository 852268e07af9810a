import { readFileSync } from 'node:fs';

const document = readFileSync('docs/running.md', 'utf8');

/** Sections of docs/running.md whose commands need a machine; tests/operations follows them. */
export const operatorSections = [
  'One machine',
  'Two instances',
  'Upgrade',
  'Back up every night',
  'Restore',
] as const;

export type OperatorSection = (typeof operatorSections)[number];

const shellBlock = /^```sh\n([\s\S]*?)^```$/gm;

function sectionOf(heading: string): string {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/running.md has no section '${heading}'`);
  return section;
}

/** The commands of one section, block by block. */
export const stepsOf = (heading: OperatorSection): string[] =>
  [...sectionOf(heading).matchAll(shellBlock)].map(([, block = '']) => block);

/** The document without the commands of those sections. */
export function withoutOperatorSteps(): string {
  const sections = operatorSections.map(sectionOf);
  return sections.reduce(
    (text, section) => text.replace(section, () => section.replaceAll(shellBlock, '')),
    document,
  );
}
