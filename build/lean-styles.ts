/** Properties of the tools that made the style sheet; nobody else reads or sets them. */
const internal = /--(?:tw|lightningcss)-[\w-]+/.source;

/**
 * The style sheet without what its tools put in for cases that the site does not have; it stands in
 * every page. Where a tool writes it otherwise one day, more of it stays, and nothing breaks.
 *
 * - Tailwind's licence comment: its notice stands in the third-party notices.
 * - A registered property that no rule sets has its initial value wherever it is used.
 * - A property that is set and never used does nothing.
 */
export function leanStyles(css: string): string {
  const initial = new Map<string, string>();
  let lean = css
    .replace(/^\/\*![^*]*\*\/\s*/, '')
    .replace(new RegExp(`@property (${internal})\\{([^}]*)\\}`, 'g'), (_, name, rules) => {
      const value = /initial-value:([^;]+)/.exec(rules)?.[1];
      if (value !== undefined) initial.set(name, value);
      return '';
    })
    .replace(/@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/, '');
  for (const [name, value] of initial) {
    if (!lean.includes(`${name}:`)) lean = lean.replaceAll(`var(${name})`, value);
  }
  return lean.replace(new RegExp(`(${internal}):[^;}]*;?`, 'g'), (declaration, name) =>
    new RegExp(`var\\(${name}\\b`).test(lean) ? declaration : '',
  );
}
