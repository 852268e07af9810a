import { readFileSync } from 'node:fs';

/** Documents whose commands are run by tests. */
export const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/change-what-the-site-says.md',
  'docs/first-day.md',
  'docs/running.md',
];

const shellBlock = /^```sh\n([\s\S]*?)^```$/gm;

/** Sections of the documents whose commands need a machine of their own. */
export const operatorSections: readonly (readonly [file: string, heading: string])[] = [
  ['docs/change-what-the-site-says.md', 'Once: get the site onto your laptop'],
  ['docs/change-what-the-site-says.md', 'Each time'],
  ['docs/change-what-the-site-says.md', 'Look at it again, and keep it'],
  ['docs/first-day.md', 'One machine'],
  ['docs/first-day.md', 'Back up every night'],
  ['docs/first-day.md', 'Raise an alarm'],
  ['docs/first-day.md', 'The first enquiry'],
  ['docs/running.md', 'Two instances'],
  ['docs/running.md', 'Upgrade'],
  ['docs/running.md', 'Restore'],
];

function sectionOf(file: string, heading: string): string {
  const document = readFileSync(file, 'utf8');
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${file} has no section '${heading}'`);
  return section;
}

/** The commands of one section, block by block. */
export const stepsOf = (file: string, heading: string): string[] =>
  [...sectionOf(file, heading).matchAll(shellBlock)].map(([, block = '']) => block);

/** A document without the commands of such sections. */
export const withoutOperatorSteps = (file: string): string =>
  operatorSections
    .filter(([own]) => own === file)
    .map(([, heading]) => sectionOf(file, heading))
    .reduce(
      (text, section) => text.replace(section, () => section.replaceAll(shellBlock, '')),
      readFileSync(file, 'utf8'),
    );
