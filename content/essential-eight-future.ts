import type { DetailReport, SeeAlso } from './model/detail.ts';

/**
 * What is known about the Essential Eight's successor, on the page of its assessment. When
 * you have read the sources again, set `checked` to that date and `checkAgain` to a later one.
 */
export const essentialEightFuture = {
  kind: 'report',
  id: 'essential-eight-future',
  heading: 'What replaces the Essential Eight',
  paragraphs: [
    'On 24 June 2026 the Australian Cyber Security Centre told iTnews that a series called Essentials will replace the Essential Eight: deprecated from about 12 months on, retired at about 24. The first chapter, for enterprise IT, was in consultation until 12 July 2026.',
    'For you today: the Essential Eight still applies and, reports say, what you have done counts.',
  ],
  sources: [
    {
      label: 'iTnews',
      href: 'https://www.itnews.com.au/news/asd-to-retire-essential-eight-cyber-security-framework-within-next-two-years-626851',
    },
    {
      label: 'Cyber Daily',
      href: 'https://www.cyberdaily.au/security/13796-asd-says-it-will-retire-the-essential-eight-within-next-2-years',
    },
  ],
  checked: '2026-11-22',
  checkAgain: '2027-05-22',
} satisfies DetailReport;

/** What other pages about the Essential Eight say of it. */
export const seeEssentialEightFuture = {
  text: 'The Essential Eight is due to be replaced.',
  link: {
    label: 'What is known, and what it means today',
    href: `/cyber/essential-eight-assessment#${essentialEightFuture.id}`,
  },
} satisfies SeeAlso;
