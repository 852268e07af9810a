import { defineCollection } from 'astro:content';
import { legalDocuments } from './content/legal-documents.ts';
import { home } from './content/schema/home.ts';
import { labels } from './content/schema/labels.ts';
import { legal } from './content/schema/legal.ts';
import { overview } from './content/schema/overview.ts';
import { service } from './content/schema/service.ts';
import { texts } from './content/texts.ts';

/** The text files of `content/`, each kind with its schema. */
export const collections = {
  services: defineCollection({ loader: texts('content/services', '*/*.yaml'), schema: service }),
  overviews: defineCollection({ loader: texts('content/overviews', '*.yaml'), schema: overview }),
  pages: defineCollection({ loader: texts('content', 'home.yaml'), schema: home }),
  labels: defineCollection({ loader: texts('content', 'labels.yaml'), schema: labels }),
  legal: defineCollection({ loader: legalDocuments, schema: legal }),
};
