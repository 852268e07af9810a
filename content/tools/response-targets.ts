/** The targets of the help desk: whom a ticket stops, how soon a technician starts, and how soon people work again. */
export const responseTargets = [
  { priority: 'P1', affects: 'Nobody can work', response: '30 min', resolution: '4 hours' },
  { priority: 'P2', affects: 'A team is stopped', response: '1 hour', resolution: '8 hours' },
  { priority: 'P3', affects: 'One person is affected', response: '4 hours', resolution: '2 business days' },
  { priority: 'P4', affects: 'A request or a question', response: '1 business day', resolution: '5 business days' },
] as const;
