import type { Reading } from '../model.ts';

/** A visitor's own website. It is stored nowhere and sent nowhere, unless the visitor sends the message. */
export interface Website {
  /** 'https://www.example.com.au', or empty. */
  address: string;
}

/** No address yet. */
export const noWebsite: Website = { address: '' };

/** What is longer is no address that somebody types. */
const longest = 200;

const error = 'Type your website’s address, such as example.com.au.';

/**
 * Reads an address as people type it: with or without 'https://', of a site or of a page. What follows a '?' or '#' is
 * left out: it may be private.
 */
export function readWebsite(typed: string): Reading<Website> {
  const text = typed.trim();
  if (text === '') return { ok: true, input: noWebsite };
  const url = parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  const isAddress =
    url &&
    text.length <= longest &&
    // Some browsers accept blanks in the name of a host.
    !/\s/.test(text) &&
    /^https?:$/.test(url.protocol) &&
    /\.[a-z][a-z\d-]+$/.test(url.hostname) &&
    !url.username;
  if (!isAddress) return { ok: false, errors: { address: error } };
  return { ok: true, input: { address: (url.origin + url.pathname).replace(/\/$/, '') } };
}

/** As `URL.parse` does, which Safari has from 18 on. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

const fieldDataPage = 'https://pagespeed.web.dev/';

/** Google's page with the field data of an address. We request nothing from there: it is a link. */
export const fieldDataOf = ({ address }: Website): string =>
  address ? `${fieldDataPage}analysis?url=${encodeURIComponent(address)}` : fieldDataPage;

/** For the cloth: without 'https://', and as long as there is room. */
export function shortAddress({ address }: Website, characters: number): string {
  const short = address.replace(/^https?:\/\//, '');
  return short.length > characters ? `${short.slice(0, characters - 1)}…` : short;
}

/** The result in one sentence. */
export const announcement = (website: Website): string =>
  `Your website: ${shortAddress(website, longest)}. What is measured here is this page, not yours.`;

/** The lines for the visitor's message: nothing that this page measured of itself. */
export const summary = ({ address }: Website): string =>
  [
    `Our website: ${address}`,
    'Please measure its Core Web Vitals (LCP, INP and CLS): in the field, if Google has data of it, and in the lab.',
  ].join('\n');
