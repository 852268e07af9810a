import { company } from '../../../content/company.ts';
import type { LegalDocument, PageMeta } from '../../../content/model/page.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { longDate } from '../../ui/long-date.ts';
import { ownHtml } from '../own-html.ts';

interface LegalPageProps {
  path: string;
  document: LegalDocument & PageMeta;
}

/** A legal document: a readable column next to its table of contents (section 2, legal pages). */
export function LegalPage({ path, document }: LegalPageProps) {
  const meta = { title: `${document.title} - ${company.name}`, description: document.description };
  return (
    <div className="wrap columns legal-page">
      <PageHead path={path} meta={meta} />
      <div>
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
