import type { EnquiryValues } from '../enquiry.ts';
import { fields } from './fields.ts';

/** What the request reveals about its sender, besides the enquiry itself. */
export interface Traces {
  /** The field that people cannot see was filled in. */
  honeypot: boolean;
  /** The browser said where the request came from (`Sec-Fetch-Site`). */
  fetchMetadata: boolean;
  /** The client sends faster than a person writes. */
  burst: boolean;
  /** The whole site receives more than its budget. */
  flood: boolean;
}

export interface Verdict {
  suspicions: readonly string[];
  /** How suspicious it is. A flood adds nothing, because it says nothing about this enquiry. */
  points: number;
  quarantined: boolean;
}

/** Every sign of spam that can be stored with an enquiry. */
export const spamSigns = ['honeypot', 'links', 'fetch-metadata', 'burst', 'flood'] as const;

/** Points from which an enquiry waits for a person. One weak sign is never enough. */
const threshold = 3;

/** Links that a message about the sender's website may have, and that only advertising has. */
const usualLinks = 2;
const manyLinks = 8;

/** Weighs the signs of spam. Quarantined enquiries are stored and reported to staff, never dropped. */
export function judgeSpam(values: EnquiryValues, traces: Traces): Verdict {
  const links = countLinks(texts.map(({ name }) => values[name]).join(' '));
  const pointsOf: Readonly<Record<(typeof spamSigns)[number], number | undefined>> = {
    honeypot: traces.honeypot ? 3 : undefined,
    links: links > manyLinks ? 3 : links > usualLinks ? 1 : undefined,
    'fetch-metadata': traces.fetchMetadata ? undefined : 1,
    burst: traces.burst ? 1 : undefined,
    flood: traces.flood ? 0 : undefined,
  };
  const points = spamSigns.reduce((sum, sign) => sum + (pointsOf[sign] ?? 0), 0);
  return {
    suspicions: spamSigns.filter((sign) => pointsOf[sign] !== undefined),
    points,
    quarantined: points >= threshold || traces.flood,
  };
}

/** What could hold a link: an address cannot. */
const texts = fields.filter(({ type }) => type !== 'email');

function countLinks(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}
