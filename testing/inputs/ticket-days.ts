const day = 86_400_000;

/** Days on which tickets are raised: an ordinary week, and those from before Easter and Christmas on. */
export const ticketDays = ['2027-03-05', '2027-03-25', '2026-12-23'].flatMap((first) =>
  Array.from({ length: 7 }, (_, days) =>
    new Date(Date.parse(first) + days * day).toISOString().slice(0, 'yyyy-mm-dd'.length),
  ),
);
