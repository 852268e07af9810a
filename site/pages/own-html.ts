/**
 * The only Trusted Types policy that turns text into HTML. The content policy allows it by name and
 * refuses any other text where markup or script is expected.
 */
const policy = globalThis.trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/** HTML that the build made, as a browser with Trusted Types accepts it. */
export const trusted = (html: string): string => policy?.createHTML(html) ?? html;

/** The same, in the form that React may insert. */
export const ownHtml = (html: string) => ({ __html: trusted(html) });
