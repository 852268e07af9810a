import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { LegalDocument, PageMeta } from '../../content/types/page.ts';
import { longDate } from '../components/long-date.ts';

export function LegalPage({ document }: { document: LegalDocument & PageMeta }) {
  const { title, effective, updated, preamble, sections } = document;
  return (
    <div className="legal-page container columns">
      <div>
        <h1 className="display">{joinAmpersand(title)}</h1>
        <p className="lead soft">
          <span className="block">{`Effective ${effective}.`}</span>{' '}
          {`Last changed ${longDate(updated)}.`}
        </p>
      </div>
      <nav id="contents" aria-label="Contents" className="note">
        <details className="folded-on-phones">
          <summary className="title">Contents</summary>
          <ol className="site-links">
            {sections.map(({ id, number, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{`${number}. ${heading}`}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="text prose">
        <Html html={preamble} />
        {sections.map(({ id, number, heading, html }) => (
          <section key={id} id={id}>
            <h2>{`${number}. ${heading}`}</h2>
            <Html html={html} />
          </section>
        ))}
        <a href="#contents" className="back touch-target">
          Back to contents
        </a>
      </div>
    </div>
  );
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
