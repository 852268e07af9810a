/** What staff run on the server instead of pressing a button. */
export const serverCommand = (name: string, reference = 'REFERENCE'): string =>
  `npm run enquiries -- ${name} ${reference}`;
