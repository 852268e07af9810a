/** What staff run on the server instead of the button. It works whatever has happened to a link. */
export const answerCommand = (reference = 'REFERENCE'): string =>
  `npm run enquiries -- answered ${reference}`;
