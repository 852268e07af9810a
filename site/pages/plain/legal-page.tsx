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
    <div className="wrap grid gap-12 py-16 lg:grid-cols-[16rem_1fr] lg:gap-20">
      <PageHead path={path} meta={meta} />
      <div className="lg:col-start-2">
        <h1 className="text-display">{document.title}</h1>
        <p className="mt-5 text-lead text-soft">{`Effective ${document.effective}. Last updated ${longDate(document.updated)}.`}</p>
      </div>
      <nav aria-label="Contents" className="text-note lg:row-start-2" data-print="hidden">
        <ol className="site-links lg:sticky lg:top-36 lg:max-h-[calc(100vh-10rem)] lg:-m-1 lg:overflow-y-auto lg:p-1">
          {document.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{`${section.number}. ${section.heading}`}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal prose lg:col-start-2">
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
