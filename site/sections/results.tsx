import { results } from '../../content/results.ts';

/** What services changed for named clients; nothing while there are none. */
export function Results({ service }: { service?: string }) {
  const shown = results.filter((result) => service === undefined || result.service === service);
  if (shown.length === 0) return null;
  return (
    <section className="section" aria-labelledby="results">
      <div className="wrap">
        <h2 id="results" className="subheading">
          What changed
        </h2>
        <dl className="added">
          {shown.map(({ client, measured, before, after, date }) => (
            <div key={`${client} ${measured}`} className="rule">
              <dt>{`${measured}, ${client}`}</dt>
              <dd className="soft">{`Before: ${before}. After: ${after}. Measured in ${date}.`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
