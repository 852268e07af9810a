import type { LegalDocument } from '../../../content/model/page.ts';
import { firstWords } from '../../sections/first-words.ts';
import { longDate } from '../../ui/long-date.ts';
import { ownHtml } from '../own-html.ts';

/** A legal document: a readable column next to its table of contents. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <div className="wrap columns legal-page">
      <div id={firstWords}>
        <h1 className="display">{document.title}</h1>
        <p className="lead soft">{`Effective ${document.effective}. This version from ${longDate(document.updated)}.`}</p>
      </div>
      <nav aria-label="Contents" className="note" data-print="hidden">
        <ol className="site-links">
          {document.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{`${section.number}. ${section.heading}`}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal prose">
        <Html html={document.preamble} />
        {document.sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{`${section.number}. ${section.heading}`}</h2>
            <Html html={section.html} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
  return html ? <div dangerouslySetInnerHTML={ownHtml(html)} /> : null;
}
