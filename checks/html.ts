import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { type Finding, report } from './finding.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Our own scripts and fonts come from our own server, over the connection that brought the
      // page: a hash of them would only have to come the same way.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** Where a page breaks HTML's own rules or those of accessibility. */
export function htmlFindings(pages: readonly Pick<BuiltPage, 'file' | 'html'>[]): Finding[] {
  return pages.flatMap(({ file, html }) =>
    validator.validateStringSync(html, file).results.flatMap(({ messages }) =>
      messages.map(({ line, column, message, selector, ruleId, ruleUrl }) => ({
        where: `${file}:${line}:${column} ${selector ?? ''}`,
        problem: message,
        remedy: `mend the component in site/ that renders it; rule ${ruleId}: ${ruleUrl ?? ''}`,
      })),
    ),
  );
}

if (import.meta.main) report(htmlFindings(readBuiltPages()));
