import { company } from '../../../content/company.ts';
import { sitePages } from '../../../content/site-pages.ts';
import { absoluteUrl } from '../../layouts/site-url.ts';

/** Milliseconds until it expires. Every build renews it; RFC 9116 asks for a year at most. */
const lifetime = 364 * 86_400_000;

export const GET = () =>
  new Response(
    [
      `Contact: mailto:${company.generalEmail}`,
      `Expires: ${new Date(Date.now() + lifetime).toISOString()}`,
      'Preferred-Languages: en',
      `Policy: ${absoluteUrl(sitePages.terms.path)}#section-8`,
      `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
      '',
    ].join('\n'),
  );
