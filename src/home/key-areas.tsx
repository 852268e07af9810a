import { ballNumberOf, serviceAt } from '../../content/catalogue.ts';
import { Ball } from '../components/ball.tsx';
import { LearnMore } from '../components/page-link.tsx';
import type { Home } from '../content/schema/home.ts';
import type { Labels } from '../content/schema/labels.ts';
import type { SamplePage } from '../content/schema/sample.ts';
import { KeyAreaPicture } from './key-area-pictures.tsx';

/** The samples of the three services, by path. */
export type KeyAreaSamples = Readonly<Record<string, SamplePage>>;

interface KeyAreasProps {
  words: Home['keyAreas'];
  labels: Labels['sample'];
  samples: KeyAreaSamples;
}

/** 'Core Services We Excel At': each with its sample, which is called one beside its numbers. The whole card is the link. */
export function KeyAreas({ words, labels, samples }: KeyAreasProps) {
  const { heading, intro, cards } = words;
  return (
    <section className="key-areas section" aria-labelledby="key-areas">
      <div className="container">
        <div className="head">
          <h2 id="key-areas" className="heading">
            {heading}
          </h2>
          <p className="lead soft">{intro}</p>
        </div>
        <ul role="list">
          {cards.map(({ href, line, title, text }) => (
            <li key={href} className="card" data-line={line}>
              <div className="felt">
                <Sheet sample={samples[href]} stamp={labels.stamp} />
                <Ball number={ballNumberOf(serviceAt(href))} tilt={0} />
              </div>
              <div className="body">
                <h3 className="title">{title}</h3>
                <p className="soft">{text}</p>
                <LearnMore to={href} about={title} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface SheetProps {
  sample: SamplePage | undefined;
  stamp: string;
}

function Sheet({ sample, stamp }: SheetProps) {
  if (!sample) throw new Error('A key area has no sample: src/pages/_props.ts passes them');
  const { title, verdict, parts } = sample;
  return (
    <div className="sheet">
      <p>
        <span>{title}</span> <span className="stamp">{stamp}</span>
      </p>
      <p className="headline">{verdict.text}</p>
      <KeyAreaPicture parts={parts} />
    </div>
  );
}
