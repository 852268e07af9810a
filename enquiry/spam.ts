import type { EnquiryValues } from './validate.ts';

/** A message about the sender's own website may have two links; only advertising has more than eight. */
const usualLinks = 2;
const manyLinks = 8;
const link = /https?:\/\/(?:www\.)?|\bwww\.|\[url|<a\s/gi;

/**
 * Why an enquiry waits for a person, or `null` if it does not. One strong sign is enough, or two
 * weak ones together. A held enquiry is stored and listed to staff, never dropped.
 * @param honeypot The field that people cannot see was filled in.
 * @param scripted Sent by a script that left out `Sec-Fetch-Site`, which every browser adds.
 */
export function suspicionOf(values: EnquiryValues, honeypot: boolean, scripted: boolean) {
  const links = `${values.name} ${values.subject} ${values.message}`.match(link)?.length ?? 0;
  if (honeypot) return 'hidden field filled in';
  if (links > manyLinks) return `${links} links`;
  if (links > usualLinks && scripted) return `${links} links, sent by a script`;
  return null;
}
