import { company } from '../content/company.ts';

/** Address of the site that is built, without a slash at its end. Empty counts as not set. */
export const siteUrl = (process.env.SITE_URL || `https://${company.domain}`).replace(/\/$/, '');
