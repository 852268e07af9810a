/**
 * The one policy by which the browser takes text as HTML: the content policy names it, and refuses
 * every other text where markup or script is expected (Trusted Types).
 */
const policy = globalThis.trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/** HTML that the build made from our own Markdown, as React may put it into the page. */
export const ownHtml = (html: string) => ({ __html: policy?.createHTML(html) ?? html });
