import { resolve } from 'node:path';
import process from 'node:process';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { isEmailAddress } from '../../../enquiry/rules/email-address.ts';
import { parseNetwork } from '../../shared/client-address.ts';
import { officeTime } from '../../shared/office-time.ts';

// Each reads one argument, or throws commander's error, which names the argument before the message.

/** With its zone, so that nobody erases an hour too many. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Milliseconds since 1970. */
export function parseTime(text: string): number {
  // Date.parse takes 30 February for 2 March.
  const midnight = officeTime.midnight(text.slice(0, 10));
  const at = day.test(text) ? midnight : time.test(text) ? Date.parse(text) : undefined;
  if (midnight !== undefined && at !== undefined && !Number.isNaN(at)) return at;
  throw new InvalidArgumentError(
    `It is not a time with a time zone; try 2026-03-14T08:00+11:00, or 2026-03-14 for a day in ${officeTime.city}.`,
  );
}

const wholeNumber = /^[1-9]\d{0,5}$/;

export function parsePage(text: string): number {
  if (wholeNumber.test(text)) return Number(text);
  throw new InvalidArgumentError('It is not a valid page; the first one is 1.');
}

export function parseSize(text: string): number {
  if (wholeNumber.test(text)) return Number(text);
  throw new InvalidArgumentError('It is not a valid page size; try 50.');
}

export function parseEmail(text: string): string {
  if (isEmailAddress(text)) return text;
  throw new InvalidArgumentError('It is not a valid email address.');
}

/** In the form in which the store knows networks. */
export function parseNetworkOption(text: string): string {
  const network = parseNetwork(text);
  if (network !== undefined) return network;
  throw new InvalidArgumentError(
    'It is not an IPv6 /48 or an IPv4 /24; try 2001:db8:7::/48 or 192.0.2.0/24.',
  );
}

export const parseReference = (text: string): string => text.toUpperCase();

/** npm runs scripts in the project's folder; a path means the folder in which it was typed. */
export const parseFile = (text: string): string => resolve(process.env.INIT_CWD ?? '.', text);
