import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Our scripts and fonts come from the same server and connection as the page, so a hash in
      // the page would add no safety.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** Where a page breaks the rules of HTML or of accessibility. */
export function htmlFindings(pages: readonly Pick<BuiltPage, 'file' | 'html'>[]): Finding[] {
  return pages.flatMap(({ file, html }) =>
    validator.validateStringSync(html, file).results.flatMap(({ messages }) =>
      messages.map(({ line, column, message, selector, ruleId, ruleUrl }) => ({
        where: `${file}:${line}:${column} ${selector ?? ''}`,
        problem: message,
        remedy: `fix the component in site/ that renders it; rule ${ruleId}: ${ruleUrl ?? ''}`,
      })),
    ),
  );
}

if (import.meta.main) report(htmlFindings(readBuiltPages()));
