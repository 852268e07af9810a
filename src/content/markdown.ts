import { satteri } from '@astrojs/markdown-satteri';
import { withNonBreakingSpaces } from '../../content/non-breaking-spaces.ts';

/** How Astro renders Markdown here: what stands in quotes, dots and dashes is as it was typed. */
export const markdownProcessor = satteri({
  features: { smartPunctuation: false },
  hastPlugins: [
    {
      name: 'site',
      text: (node, context) => {
        const parent = context.parent(node);
        const isHeading = parent?.type === 'element' && parent.tagName === 'h2';
        return isHeading ? undefined : { ...node, value: withNonBreakingSpaces(node.value) };
      },
      element: [
        {
          filter: ['a'],
          visit(node, context) {
            if (/^https?:/.test(String(node.properties.href))) {
              context.setProperty(node, 'rel', 'noopener');
            }
          },
        },
        {
          // 'section-8' stays its address when the words of the heading change.
          filter: ['h2'],
          visit(node, context) {
            const [number] = context.textContent(node).split('. ');
            context.setProperty(node, 'id', `section-${number}`);
          },
        },
      ],
    },
  ],
});
