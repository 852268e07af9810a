import type { SampleAmount } from '../content/schema/sample.ts';

/** '23 of 35 KB' */
export const amountInWords = ({ amount, of, unit }: SampleAmount) =>
  [amount, 'of', of, unit].filter((word) => word !== undefined).join(' ');
