import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, in this order: 15 s of processor time and more. */
const longest = [
  'tests/journeys/forms',
  'tests/operations/recipes',
  'tests/every-page/desktop',
  'tests/every-page/phone',
  'tests/first-load/layout-shift',
  'tests/operations/documents',
  'tests/operations/deploys',
  'tests/operations/dev-server',
  'tests/faults/backup',
  'tests/first-load/room-to-grow',
  'tests/function/housekeeping',
  'tests/journeys/change-of-page',
  'tests/first-load/budgets',
  'tests/journeys/header-and-menus',
  'tests/journeys/without-scripts',
  'tests/journeys/tools/every-tool',
];

/** Where a file stands in the list of the longest; all others come after them. */
function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}.`));
  return place === -1 ? longest.length : place;
}

/**
 * Starts the longest files first, so that none of them runs alone at the end. Vitest does that too
 * once it has seen how long each takes, which in a fresh clone it has not.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
