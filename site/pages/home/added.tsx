import { slots } from '../../../content/slots.ts';
import { Results } from '../../sections/results.tsx';
import { Insurance } from './insurance.tsx';
import { People } from './people.tsx';

/** What the owner has added to the home page; nothing while nothing is added. */
export function Added() {
  return (
    <>
      <People />
      <Results />
      <Insurance />
      {slots.acknowledgement && (
        <section className="section wrap" aria-label="Acknowledgement of Country">
          <p className="lead prose">{slots.acknowledgement}</p>
        </section>
      )}
    </>
  );
}
