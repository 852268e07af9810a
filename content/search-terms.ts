/** What buyers type who do not know our names for it: search engines read it in the data of the home page. */
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
