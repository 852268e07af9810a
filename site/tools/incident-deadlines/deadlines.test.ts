import { describe, expect, test } from 'vitest';
import { type Duty, deadlinesOf } from './deadlines.ts';
import { type Incident, readMoment } from './incident.ts';
import { dueInWords } from './words.ts';

const at = (text: string) => readMoment(text) ?? Number.NaN;

const incident: Incident = {
  noticed: at('2027-03-01T08:40'),
  paid: undefined,
  personal: 'no',
  turnover: 'exempt',
  infrastructure: 'no',
  contract: undefined,
  insurer: undefined,
};

/** When each duty is due, as the cloth says it. */
const dueOf = (changes: Partial<Incident>) =>
  Object.fromEntries(
    deadlinesOf({ ...incident, ...changes }).map((deadline) => [
      deadline.duty,
      dueInWords(deadline),
    ]),
  );

const openOf = (changes: Partial<Incident>, duty: Duty) =>
  deadlinesOf({ ...incident, ...changes }).find((deadline) => deadline.duty === duty)?.isOpen;

test('With no duty by law, the insurer is told as soon as possible', () => {
  expect(dueOf({})).toEqual({ insurer: 'As soon as possible' });
});

test('Contract and insurer count their hours from noticing', () => {
  expect(dueOf({ contract: 24, insurer: 1 })).toEqual({
    insurer: 'Mon 1 Mar 9:40AM',
    contract: 'Tue 2 Mar 8:40AM',
  });
});

describe('Security of Critical Infrastructure Act 2018', () => {
  test('section 30BC: 12 hours if the supply of essential goods or services stops', () => {
    expect(dueOf({ infrastructure: 'critical' }).incident).toBe('Mon 1 Mar 8:40PM');
  });

  test('section 30BD: 72 hours for another relevant impact', () => {
    expect(dueOf({ infrastructure: 'other' }).incident).toBe('Thu 4 Mar 8:40AM');
  });

  test('who does not know whether it applies is shown the shorter time, with an if', () => {
    expect(dueOf({ infrastructure: 'unknown' }).incident).toBe('Mon 1 Mar 8:40PM');
    expect(openOf({ infrastructure: 'unknown' }, 'incident')).toBe(true);
    expect(openOf({ infrastructure: 'critical' }, 'incident')).toBe(false);
  });
});

describe('Cyber Security Act 2024, sections 26 and 27', () => {
  const paid = at('2027-03-03T15:00');

  test('a payment is reported within 72 hours of paying, not of noticing', () => {
    expect(dueOf({ paid, turnover: 'over' }).payment).toBe('Sat 6 Mar 3:00PM');
  });

  test('a payment that somebody made before it was noticed counts from when it is known', () => {
    const earlier = at('2027-02-26T15:00');
    expect(dueOf({ paid: earlier, turnover: 'over' }).payment).toBe('Thu 4 Mar 8:40AM');
  });

  test('without a payment nothing is reported', () => {
    expect(dueOf({ turnover: 'over' }).payment).toBeUndefined();
  });

  test('up to $3 million of turnover nobody reports, except for critical infrastructure', () => {
    for (const turnover of ['covered', 'exempt'] as const) {
      expect(dueOf({ paid, turnover }).payment).toBeUndefined();
      expect(dueOf({ paid, turnover, infrastructure: 'other' }).payment).toBe('Sat 6 Mar 3:00PM');
      expect(openOf({ paid, turnover, infrastructure: 'other' }, 'payment')).toBe(false);
      expect(openOf({ paid, turnover, infrastructure: 'unknown' }, 'payment')).toBe(true);
    }
    expect(openOf({ paid, turnover: 'unknown' }, 'payment')).toBe(true);
    expect(openOf({ paid, turnover: 'over' }, 'payment')).toBe(false);
  });
});

describe('Privacy Act 1988, section 26WH', () => {
  test('the assessment takes at most 30 days, of which the first is the day after', () => {
    // Acts Interpretation Act 1901, section 36: example 6 counts 28 days after 2 August from 3 August.
    for (const personal of ['yes', 'unknown'] as const) {
      expect(dueOf({ personal, turnover: 'over' }).privacy).toBe('Wed 31 Mar');
    }
    const midnight = {
      noticed: at('2027-03-01T23:59'),
      personal: 'yes',
      turnover: 'over',
    } as const;
    expect(dueOf(midnight).privacy).toBe('Wed 31 Mar');
  });

  test('it is for whom the Act covers, whatever the turnover is', () => {
    expect(dueOf({ personal: 'yes', turnover: 'covered' }).privacy).toBe('Wed 31 Mar');
    expect(dueOf({ personal: 'yes', turnover: 'exempt' }).privacy).toBeUndefined();
    expect(openOf({ personal: 'yes', turnover: 'unknown' }, 'privacy')).toBe(true);
  });

  test('it is for personal information alone', () => {
    expect(dueOf({ personal: 'no', turnover: 'over' }).privacy).toBeUndefined();
  });
});

describe('When daylight saving changes', () => {
  test('hours are those of a stopwatch', () => {
    // At 3AM on 4 April 2027 Sydney's clocks go back to 2AM, at 2AM on 3 October forward to 3AM.
    const friday = { noticed: at('2027-04-02T15:00'), infrastructure: 'other' } as const;
    expect(dueOf(friday).incident).toBe('Mon 5 Apr 2:00PM');
    const spring = { noticed: at('2027-10-01T15:00'), infrastructure: 'other' } as const;
    expect(dueOf(spring).incident).toBe('Mon 4 Oct 4:00PM');
  });

  test('days are those of the calendar', () => {
    const before = { noticed: at('2027-03-20T23:30'), personal: 'yes', turnover: 'over' } as const;
    expect(dueOf(before).privacy).toBe('Mon 19 Apr');
  });
});

test('Deadlines come in the order of their time, the one without a time first', () => {
  const all = {
    paid: at('2027-03-01T08:40'),
    personal: 'yes',
    turnover: 'over',
    infrastructure: 'critical',
    contract: 48,
  } as const;
  expect(Object.keys(dueOf(all))).toEqual([
    'insurer',
    'incident',
    'contract',
    'payment',
    'privacy',
  ]);
});
