import { slots } from '../../../content/slots.ts';

/** The policies in force; nothing while `content/slots.ts` names none. */
export function Insurance() {
  const { insurance = [] } = slots;
  if (insurance.length === 0) return null;
  return (
    <section className="section" aria-labelledby="insurance">
      <div className="wrap">
        <h2 id="insurance" className="subheading">
          Insurance
        </h2>
        <ul className="added">
          {insurance.map(({ kind, cover, insurer }) => (
            <li key={kind} className="rule">{`${kind} ${cover}, ${insurer}`}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
