import { expect, test } from 'vitest';
import { leanStyles } from './lean-styles.ts';

const fallback = (properties: string) =>
  `@layer properties{@supports ((-webkit-hyphens:none)) or (-moz-orient:inline){*,:before{${properties}}}}`;

test('a registered property that no rule sets becomes its initial value', () => {
  const css = `${fallback('--tw-border-style:solid')}.border{border-style:var(--tw-border-style);border-width:1px}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}`;
  expect(leanStyles(css)).toBe('.border{border-style:solid;border-width:1px}');
});

test('a property that is set and never used is left out', () => {
  const css = `${fallback('--tw-leading:initial')}.leading{--tw-leading:.8;line-height:.8}html{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}@property --tw-leading{syntax:"*";inherits:false}`;
  expect(leanStyles(css)).toBe('.leading{line-height:.8}html{color-scheme:light}');
});

test('a property that is set somewhere and used somewhere stays as it is', () => {
  const css = '.dashed{--tw-border-style:dashed}.border{border-style:var(--tw-border-style)}';
  expect(leanStyles(css)).toBe(css);
});

test('a licence comment goes, and the properties of the site itself stay', () => {
  const css =
    ':root{--accent:#123}[data-line=it]{--accent:#456}.text-accent{color:var(--accent)}.a{--sight-top:1em}';
  expect(leanStyles(`/*! tailwindcss v4 | MIT License */\n${css}`)).toBe(css);
});
