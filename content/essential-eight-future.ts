import type { CrossReference } from './types/page.ts';
import type { DetailReport } from './types/service.ts';

/** The Essential Eight's successor. After reading the sources again, set `checked` and `checkAgain`. */
export const essentialEightFuture = {
  kind: 'report',
  id: 'essential-eight-future',
  heading: 'What replaces the Essential Eight',
  paragraphs: [
    'In June 2026 the Australian Signals Directorate (ASD) consulted on Essentials, a series due to replace the Essential Eight. Comments closed on 12 July 2026. ASD told iTnews that it expects to phase out the Essential Eight from about mid-2027 to mid-2028.',
    'Should you wait? Not if someone needs your level now: the Essential Eight, as published in November 2023, still applies. Essentials builds on it, so fixes made now should still count. But the series is reported to move away from a fixed ladder: your next result may no longer be expressed as a level.',
  ],
  sources: [
    {
      label: 'ASD, consultation on the evolution of the Essential Eight',
      href: 'https://www.cyber.gov.au/about-us/view-all-content/news/consultation-on-evolution-of-essential-eight',
    },
    {
      label: 'iTnews',
      href: 'https://www.itnews.com.au/news/asd-to-retire-essential-eight-cyber-security-framework-within-next-two-years-626851',
    },
  ],
  checked: '2026-11-22',
  checkAgain: '2027-05-22',
} satisfies DetailReport;

/** For other pages about the Essential Eight. */
export const seeEssentialEightFuture = {
  text: 'The Essential Eight is due to be replaced by a closely aligned series, so fixes made now should still count.',
  link: {
    label: 'What is known, and what it means today',
    href: `/cyber/essential-eight-assessment#${essentialEightFuture.id}`,
  },
} satisfies CrossReference;
