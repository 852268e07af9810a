import type { Waiting } from '../../protocol.ts';

/** Statements that wait on the other pages, page by page. */
export function OtherPages({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  const byPage = Map.groupBy(waiting, ({ page }) => page);
  return (
    <details className="other-pages">
      <summary>All that wait ({waiting.length} on other pages)</summary>
      {[...byPage].map(([page, ones]) => (
        <section key={page ?? ''}>
          <h3>{page === undefined ? 'On several pages' : <a href={page}>{page}</a>}</h3>
          <ul>
            {ones.map(({ id, text, forLawyer }) => (
              <li key={id}>
                {text}
                {forLawyer && <span className="soft"> for the lawyer</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
