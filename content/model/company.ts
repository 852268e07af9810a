/** A link with the words that stand for it. */
export interface LabelledLink {
  label: string;
  href: string;
}

/** The company's identity. */
export interface Company {
  /** Trading name: logo, browser titles, mail. */
  name: string;
  /** Name of the legal entity: legal pages, footer. */
  legalName: string;
  founded: number;
  /** Host name of the website, without scheme: canonical addresses when SITE_URL is not set. */
  domain: string;
  /** As people read it. */
  phone: string;
  /** As a telephone dials it: `+61…`. */
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
  /** Where the office is, in degrees (WGS 84): maps and search results. */
  coordinates: { latitude: number; longitude: number };
  /** The city that descriptions for search results name. */
  city: string;
  /** Operating hours as the footer says them, a line each (section 9). */
  hours: readonly string[];
  /** The same hours for machines. */
  openingHours: {
    days: readonly (
      | 'Monday'
      | 'Tuesday'
      | 'Wednesday'
      | 'Thursday'
      | 'Friday'
      | 'Saturday'
      | 'Sunday'
    )[];
    /** 24-hour local time. */
    opens: string;
    closes: string;
  };
  /** Support agent downloads (section 2, footer). */
  agents: { windows: LabelledLink; mac: LabelledLink };
  /**
   * Who stores or carries what visitors send, as 'Provider, country' (Australian Privacy Principle
   * 1.4): the privacy policy names them. `null` is shown in brackets and reported by `check:env`.
   */
  providers: { hosting: string | null; database: string | null; mail: string | null };
  /**
   * Numbers and addresses that the Terms name. `null` is shown in brackets,
   * and the build says that it is unfilled. `siteAddress` is written with its 'https://'.
   */
  registration: { abn: string | null; acn: string | null; siteAddress: string | null };
}
