import type { WorkSample } from '../../../content/model/slots.ts';
import { Photograph } from '../../ui/photograph.tsx';

/** Finished pieces; nothing while there are none. */
export function Work({ samples }: { samples: readonly WorkSample[] }) {
  if (samples.length === 0) return null;
  return (
    <section className="section" aria-labelledby="work">
      <div className="wrap">
        <h2 id="work" className="subheading">
          Finished work
        </h2>
        <ul className="added">
          {samples.map(({ title, picture }) => (
            <li key={picture.src}>
              <Photograph of={picture} />
              <p className="note soft">{title}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
