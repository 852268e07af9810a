/** Search terms of buyers who do not know our names for services, in the home page's structured data. */
export const searchTerms = [
  'IT support',
  'Managed service provider (MSP)',
  'Microsoft 365 backup',
  'Virtual chief information security officer (vCISO)',
  'Essential Eight',
  'Vulnerability assessment',
  'Web design',
  'Graphic design',
] as const;
