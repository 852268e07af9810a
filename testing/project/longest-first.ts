import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, in this order: 20 s and more while others run. */
const longest = [
  'tests/every-page/desktop',
  'tests/operations/recipes',
  'tests/every-page/phone',
  'tests/journeys/forms',
  'tests/faults/erasure',
  'tests/operations/deploys',
  'tests/operations/documents',
  'tests/faults/backup',
  'tests/first-load/layout-shift',
  'tests/journeys/tools/every-tool',
  'tests/function/housekeeping',
  'tests/faults/postgres/postgres-outages',
  'tests/journeys/header-and-menus',
  'tests/first-load/room-to-grow',
  'tests/hosted/supabase',
  'tests/operations/dev-server',
  'tests/journeys/stalled-script',
  'tests/operations/check-env',
  'tests/journeys/change-of-page',
  'tests/faults/mail/mail-outage',
  'hosts/node/staff-command/staff-command',
  'tests/journeys/without-scripts',
  'tests/operations/two-instances',
  'adapters/postgres/postgres-store',
  'tests/operations/metrics',
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
