/** A link with its label. */
interface LabelledLink {
  label: string;
  href: string;
}

type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

/** The company's identity. */
export interface Company {
  /** Trading name: logo, browser titles, mail. */
  name: string;
  /** Name of the legal entity: legal pages, footer. */
  legalName: string;
  founded: number;
  /** Host name of the website, without scheme: canonical addresses when SITE_URL is not set. */
  domain: string;
  /** The phone number as people read it. */
  phone: string;
  /** The phone number as a phone dials it: `+61…`. */
  phoneDial: string;
  /** Support address: top bar, footer, contact block. */
  email: string;
  /** General address: legal pages. */
  generalEmail: string;
  helpDesk: LabelledLink;
  professionalNetwork: LabelledLink;
  photoSharing: LabelledLink;
  /** Link to the office on a map; the label is suburb and state. */
  map: LabelledLink;
  address: { street: string; suburb: string; state: string; postcode: string; country: string };
  /** The office in degrees (WGS 84): search results. */
  coordinates: { latitude: number; longitude: number };
  /** The city named in descriptions for search results. */
  city: string;
  /** Operating hours as shown in the footer, one line each (section 9). */
  hours: readonly string[];
  /** Their time zone and exceptions, under the hours in the footer. */
  hoursNote: string;
  /** The same hours for machines. */
  openingHours: {
    days: readonly Weekday[];
    /** 24-hour local time. */
    opens: string;
    closes: string;
  };
  /** Support agent downloads (section 2, footer). */
  agents: { windows: LabelledLink; mac: LabelledLink };
  /**
   * Providers that store or transmit what visitors send, as 'Provider, country': the privacy policy names
   * them (Australian Privacy Principle 1.4). `null` is shown in brackets.
   */
  providers: { hosting: string | null; database: string | null; mail: string | null };
  /**
   * Numbers and addresses in the Terms. `null` is shown in brackets,
   * and the build reports it as unfilled. `siteAddress` includes 'https://'.
   */
  registration: { abn: string | null; acn: string | null; siteAddress: string | null };
}
