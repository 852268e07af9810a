import type { EnquiryValues } from './fields.ts';

/** What a request says about its sender, besides the enquiry. */
export interface Traces {
  /** The field that people cannot see was filled in. */
  honeypot: boolean;
  /** Sent by a script that left out `Sec-Fetch-Site`, which every browser adds. */
  scripted: boolean;
}

/** A message about the sender's own website may have two links; only advertising has more than eight. */
const usualLinks = 2;
const manyLinks = 8;

/**
 * Why an enquiry waits for a person, or `undefined` if it does not. One strong sign is enough, or two
 * weak ones together. What is held is stored and listed to staff, never dropped.
 */
export function suspicionOf(values: EnquiryValues, traces: Traces): string | undefined {
  const links = countLinks(`${values.name} ${values.subject} ${values.message}`);
  if (traces.honeypot) return 'hidden field filled in';
  if (links > manyLinks) return `${links} links`;
  if (links > usualLinks && traces.scripted) return `${links} links, sent by a script`;
  return undefined;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}
