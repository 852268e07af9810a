/** What happens outside business hours, and what it costs: the same on every page that needs it. */
export const callOutRule =
  'You buy it for single systems, for a monthly fee and an hourly rate. Your agreement names both, and the time within which an engineer starts, at any hour. Without it, what fails at night, on a weekend or on a public holiday waits for the next business morning.';
