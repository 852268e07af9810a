import type { LineId } from './line.ts';

// What only the owner can add. Each slot is typed, empty at first, shown only when it is filled, and
// listed by `npm run to-confirm` while it is empty. Nothing invented belongs here.

/**
 * A picture. The file from the phone or camera goes into `content/pictures`, and is served smaller. Its
 * size is required, so that nothing moves when it arrives; the build says what it is if it is wrong.
 */
export interface Picture {
  /** Where it is served: `/pictures/sam.webp` for `sam.jpg` in `content/pictures`. */
  src: `/pictures/${string}.webp`;
  /** In px, as it is served: at most 1,200. */
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** Somebody whom clients work with. */
export interface Person {
  name: string;
  role: string;
  /** A certificate that this person holds today: 'CISSP'. */
  certification?: string;
  picture?: Picture;
}

/** A policy that is in force. */
export interface Insurance {
  kind: 'Professional indemnity' | 'Cyber' | 'Public liability';
  /** Its limit: '$5 million'. */
  cover: string;
  insurer: string;
}

/** What the whole site can show of the company, in `content/slots.ts`. */
export interface CompanySlots {
  people?: readonly Person[];
  insurance?: readonly Insurance[];
  /** An Acknowledgement of Country, in the company's own words. */
  acknowledgement?: string;
}

/** What a service changed for a client who agreed to be named, in `content/results.ts`. */
export interface Result {
  /** Path of the service's page, which shows it too. */
  service: `/${LineId}/${string}`;
  client: string;
  /** What was measured, and how: 'Time to restore the file server, tested'. */
  measured: string;
  before: string;
  after: string;
  /** When it was measured afterwards: 'March 2027'. */
  date: string;
  /** Where the client's written consent is filed. Never shown. */
  consent: string;
}

/** What a service costs at least. */
export interface PriceBand {
  /** '$1,200' */
  from: `$${string}`;
  /** 'per month', 'for one office' */
  unit: string;
  /** Consumers must be shown the total that they would pay, GST included (Australian Consumer Law, section 48). */
  gst: 'including GST' | 'excluding GST';
}

/** A finished piece, shown with its owner's permission. */
export interface WorkSample {
  /** What it is, and for whom: 'Menu and shopfront, Harbour Bakery'. */
  title: string;
  picture: Picture;
}
