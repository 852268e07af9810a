import type { EnquiryValues } from '../enquiry.ts';

/** What the request tells about its sender besides the enquiry itself. */
export interface Traces {
  /** The field that people do not see was filled in. */
  honeypot: boolean;
  /** Milliseconds between page and post; `undefined` when the page could not tell. */
  fillTime: number | undefined;
  /** The browser said where the request came from (`Sec-Fetch-Site`). */
  fetchMetadata: boolean;
  /** The client sends faster than a person writes. */
  burst: boolean;
}

export interface Verdict {
  suspicions: readonly string[];
  quarantined: boolean;
}

/** Points from which an enquiry waits for a person. One weak sign alone never does it. */
const threshold = 3;

/** Milliseconds in which nobody fills in three fields. */
const shortestFillTime = 2_000;

/** Links that a message about one's own website may hold; and that only advertising holds. */
const usualLinks = 2;
const manyLinks = 8;

/** Weighs the signs of spam. What is quarantined is stored and reported to staff, never dropped. */
export function judgeSpam(values: EnquiryValues, traces: Traces): Verdict {
  const links = countLinks(`${values.name} ${values.subject} ${values.message}`);
  const signs = [
    { name: 'honeypot', points: 3, seen: traces.honeypot },
    { name: 'fill-time', points: 2, seen: (traces.fillTime ?? Infinity) < shortestFillTime },
    { name: 'links', points: links > manyLinks ? 3 : 1, seen: links > usualLinks },
    { name: 'fetch-metadata', points: 1, seen: !traces.fetchMetadata },
    { name: 'burst', points: 1, seen: traces.burst },
  ].filter((sign) => sign.seen);
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return { suspicions: signs.map((sign) => sign.name), quarantined: points >= threshold };
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}
