import { slots } from '../../../content/slots.ts';
import { Photograph } from '../../ui/photograph.tsx';

/** Who does the work; nothing while `content/slots.ts` names nobody. */
export function People() {
  const { people = [] } = slots;
  if (people.length === 0) return null;
  return (
    <section className="section" aria-labelledby="people">
      <div className="wrap">
        <h2 id="people" className="heading">
          Who you work with
        </h2>
        <ul className="added">
          {people.map(({ name, role, certification, picture }) => (
            <li key={name}>
              {picture && <Photograph of={picture} />}
              <h3 className="title">{name}</h3>
              <p className="soft">{certification ? `${role}, ${certification}` : role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
