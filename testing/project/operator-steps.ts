import { readFileSync } from 'node:fs';

/** Documents with sections whose commands need a machine; tests/operations follows them. */
const operatorSections = {
  'docs/first-day.md': [
    'One machine',
    'Back up every night',
    'Raise an alarm',
    'The first enquiry',
  ],
  'docs/running.md': ['Two instances', 'Upgrade', 'Restore'],
} as const;

type OperatorSections = typeof operatorSections;
export type OperatorSection = OperatorSections[keyof OperatorSections][number];

const shellBlock = /^```sh\n([\s\S]*?)^```$/gm;

function sectionOf(file: string, heading: string): string {
  const document = readFileSync(file, 'utf8');
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${file} has no section '${heading}'`);
  return section;
}

/** The commands of one section, block by block. */
export function stepsOf(heading: OperatorSection): string[] {
  const [file = ''] =
    Object.entries(operatorSections).find(([, headings]) =>
      headings.some((own) => own === heading),
    ) ?? [];
  return [...sectionOf(file, heading).matchAll(shellBlock)].map(([, block = '']) => block);
}

/** A document without the commands of such sections. */
export function withoutOperatorSteps(file: string): string {
  const headings = Object.entries(operatorSections).find(([own]) => own === file)?.[1] ?? [];
  return headings
    .map((heading) => sectionOf(file, heading))
    .reduce(
      (text, section) => text.replace(section, () => section.replaceAll(shellBlock, '')),
      readFileSync(file, 'utf8'),
    );
}
