const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** AUD as Australians write it: '$2,160', '$49.90', '−$900'. */
export const money = (amount: number) => dollars.format(amount).replace('-', '−');
