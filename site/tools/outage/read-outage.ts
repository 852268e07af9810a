import { errorsIn, type NumberBounds, readNumber } from '../fields/read-number.ts';
import type { Reading } from '../model.ts';
import { most, type Outage } from './outage.ts';

const hours: NumberBounds = { least: 0, most: most.hours, unit: 'hours' };
const people: NumberBounds = { least: 0, most: most.people, unit: 'people', whole: true };
const dollars: NumberBounds = { least: 0, most: most.hourCost, unit: 'dollars' };

/** What the visitor typed, or what to type instead. */
export function readOutage(values: FormData): Reading<Outage> {
  const read = {
    copyAge: readNumber(values, 'copyAge', hours),
    restore: readNumber(values, 'restore', hours),
    people: readNumber(values, 'people', people),
    hourCost: readNumber(values, 'hourCost', dollars),
    rpo: readNumber(values, 'rpo', hours),
    rto: readNumber(values, 'rto', hours),
  };
  const errors = errorsIn(read);
  if (errors) return { ok: false, errors };
  return {
    ok: true,
    input: {
      copyAge: read.copyAge.value,
      restore: read.restore.value,
      people: read.people.value,
      hourCost: read.hourCost.value,
      rpo: read.rpo.value,
      rto: read.rto.value,
    },
  };
}
