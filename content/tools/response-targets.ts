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
export const targetsCaption =
  'An example. Targets count staffed hours: nights, weekends and public holidays are dark.';

/** What else applies to the targets, after that. */
export const targetTerms = [
  'A suspected security incident has the highest priority, even if everybody can still work; its fix has no target.',
  'The clock pauses while we wait for you or a supplier.',
  'Help outside staffed hours needs call-out, at the price in your agreement.',
] as const;
