import { withNamesFilled } from './schema/names.ts';
import { texts } from './texts.ts';

/**
 * `content/legal/*.md`, with the names filled in before Astro renders them, and without comments, which are for the owner.
 * An unknown name or a heading out of order stops the build.
 */
export const legalDocuments = texts('content/legal', '*.md', {
  firstLine: 2,
  toMarkdown(source) {
    const filled = withNamesFilled(source, (message) => {
      throw new Error(`: ${message}`);
    });
    return filled.replaceAll(/ *<!--.*?-->/gs, '');
  },
  check({ metadata }) {
    const sections = metadata?.headings?.filter(({ depth }) => depth === 2) ?? [];
    for (const [index, { text }] of sections.entries()) {
      const number = `${index + 1}. `;
      if (!text.startsWith(number)) {
        throw new Error(`: heading ${index + 1} is '${text}', and must begin '${number}'`);
      }
    }
  },
});
