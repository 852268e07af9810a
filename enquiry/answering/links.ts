import {
  type DayKeys,
  dayOf,
  fromBase64,
  importDayKey,
  newDayKey,
  startOf,
  toBase64,
} from '../day-key.ts';
import type { Clock } from '../ports.ts';
import { type LinkAct, linkActs } from './staff-view.ts';

/** Days for which a link in a mail works. */
export const linkDays = 14;

/** What a link permits, and to whom it was mailed. */
export interface LinkClaim {
  reference: string;
  acts: readonly LinkAct[];
  /** Address of the staff's mailbox. */
  recipient: string;
}

/** A claim that this store signed. */
export interface ReadLink extends LinkClaim {
  /** Milliseconds since 1970. */
  worksUntil: number;
}

export interface StaffLinks {
  /** The address of the page on which a member of staff acts. Rejects with `StoreUnavailable`. */
  linkTo(claim: LinkClaim): Promise<string>;
  /**
   * What a link's token permits; 'wrong' when it was not signed here, 'expired' when it was too long ago.
   * Rejects with `StoreUnavailable`.
   */
  read(token: string): Promise<ReadLink | 'wrong' | 'expired'>;
  /** Deletes the keys whose last link has expired. */
  forgetKeys(): Promise<void>;
}

const dayLength = startOf(1);

/**
 * Links with a token: what it permits, and a signature of it (HMAC-SHA-256). The token is the
 * address's fragment, which no browser sends, so that no log and no referrer ever has it.
 * @param staffUrl Address of the page for staff.
 */
export function createStaffLinks(keys: DayKeys, clock: Clock, staffUrl: string): StaffLinks {
  return {
    async linkTo({ reference, acts, recipient }) {
      const worksUntil = clock.now() + linkDays * dayLength;
      const letters = acts.map((act) => linkActs.indexOf(act)).join('');
      const text = [reference, letters, worksUntil.toString(36), recipient].join(' ');
      const key = await importDayKey(await keys.keyOf('link', dayOf(clock.now()), newDayKey()));
      const signature = await crypto.subtle.sign('HMAC', key, encode(text));
      return `${staffUrl}#${toBase64Url(encode(text))}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async read(token) {
      const [text, signature] = token.split('.').map(fromBase64Url);
      const claim = text && claimIn(new TextDecoder().decode(text));
      if (!claim || !signature) return 'wrong';
      const { worksUntil } = claim;
      const madeOn = dayOf(worksUntil - linkDays * dayLength);
      const known = (await keys.keys('link')).get(madeOn);
      // Without its key nobody can say who signed it; an honest one has expired then.
      if (known === undefined) return worksUntil < clock.now() ? 'expired' : 'wrong';
      const key = await importDayKey(known);
      if (!(await crypto.subtle.verify('HMAC', key, signature, text))) return 'wrong';
      return worksUntil < clock.now() ? 'expired' : claim;
    },
    forgetKeys: () => keys.forgetKeys('link', dayOf(clock.now()) - linkDays),
  };
}

function claimIn(text: string): ReadLink | undefined {
  const [reference, letters, time, recipient] = text.split(' ');
  if (!reference || !letters || !time || !recipient) return undefined;
  const acts = [...letters].flatMap((letter) => linkActs[Number(letter)] ?? []);
  const worksUntil = Number.parseInt(time, 36);
  if (!Number.isSafeInteger(worksUntil)) return undefined;
  return { reference, acts, recipient, worksUntil };
}

const encode = (text: string) => new TextEncoder().encode(text);

const toBase64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}
