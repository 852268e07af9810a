import type { Statement } from '../model/statement.ts';

/** How long a target is; a business day is the staffed hours of one day. */
export type TargetLength = readonly [
  count: number,
  unit: 'min' | 'hour' | 'hours' | 'business day' | 'business days',
];

interface ResponseTarget {
  priority: 'P1' | 'P2' | 'P3' | 'P4';
  /** Whom it stops. */
  affects: string;
  /** From the ticket to a technician who has started. */
  response: TargetLength;
  /** From the ticket to the moment when people can work again. */
  resolution: TargetLength;
}

/** The targets of the help desk, counted in staffed hours: the figure of Managed Services computes with them. */
export const responseTargets = [
  { priority: 'P1', affects: 'Nobody can work', response: [30, 'min'], resolution: [4, 'hours'] },
  { priority: 'P2', affects: 'A team is stopped', response: [1, 'hour'], resolution: [8, 'hours'] },
  {
    priority: 'P3',
    affects: 'One person is affected',
    response: [4, 'hours'],
    resolution: [2, 'business days'],
  },
  {
    priority: 'P4',
    affects: 'A request or a question',
    response: [1, 'business day'],
    resolution: [5, 'business days'],
  },
] as const satisfies readonly ResponseTarget[];

/** Under that figure. */
export const targetsCaption: Statement = {
  text: 'An example. Targets count staffed hours: nights, weekends and public holidays are dark.',
  toConfirm: 'response and resolution targets of P1 to P4',
  claim: true,
};

/** What else applies to the targets, after that. */
export const targetTerms = [
  {
    text: 'A suspected security incident has the highest priority, even if everybody can still work; its fix has no target.',
    toConfirm: 'the priority of security incidents',
    claim: true,
  },
  {
    text: 'The clock pauses while we wait for you or a supplier.',
    toConfirm: 'what pauses the clock',
    claim: true,
  },
  {
    text: 'Help outside staffed hours needs call-out, at the price in your agreement.',
    toConfirm: 'whether call-out is sold, and at what price',
    claim: true,
  },
] as const satisfies readonly Statement[];
