import type { BallColour, Theme } from '../../content/model/line.ts';
import { Icon } from '../icons/icon.tsx';
import { Ball } from '../ui/ball.tsx';
import { CardDescription } from '../ui/card-description.tsx';
import { Field } from '../ui/field.tsx';

const themes: readonly Theme[] = ['neutral', 'it', 'cyber', 'design'];
const colours: readonly BallColour[] = ['grey', 'blue', 'green', 'red', 'purple'];
const sizes = {
  display: 'display',
  heading: 'heading',
  title: 'title',
  lead: 'lead',
  body: '',
  note: 'note',
  small: 'small',
} as const;

/**
 * The design system's parts on one page, for developers: each in every theme and state. It is not a
 * route of the site; `npm run dev` shows it at /parts, `npm run screenshots` captures it.
 */
export function PartsPage() {
  return (
    <main className="wrap parts">
      <title>Parts</title>
      <h1 id="parts" className="display">
        Parts
      </h1>
      <section className="cluster" aria-label="Balls">
        {colours.map((colour, index) => (
          <Ball key={colour} colour={colour} number={index + 1} />
        ))}
        <Ball className="large" tilt={-12} />
      </section>
      <section aria-label="Type">
        {Object.entries(sizes).map(([size, look]) => (
          <p key={size} className={look}>
            {size}: The eight ball falls last
          </p>
        ))}
        <p className="specimen heading">Bricolage Grotesque</p>
      </section>
      {themes.map((theme) => (
        <ThemeParts key={theme} theme={theme} />
      ))}
    </main>
  );
}

function ThemeParts({ theme }: { theme: Theme }) {
  return (
    <section data-line={theme} className="card wash parts-theme" aria-label={theme}>
      <p className="badge">{theme}</p>
      <div className="cluster">
        <button type="button" className="button">
          Send Message
        </button>
        <button type="button" className="button" disabled>
          Sending...
        </button>
        <a className="link" href="#parts">
          A link in text
        </a>
        <a className="more" href="#parts">
          <span>Learn More</span>
          <span className="offscreen"> about parts</span>
        </a>
        <Ball />
        <span className="pictogram accent">
          <Icon name="phone" />
        </span>
      </div>
      <div className="night cluster">
        <button type="button" className="button" data-tone="light">
          Explore Our Services
        </button>
        <button type="button" className="button" data-tone="outline">
          Contact Us
        </button>
      </div>
      <div className="card pairs">
        <Field
          name={`${theme}-idle`}
          label="Idle"
          required
          placeholder="Your Name"
          defaultValue=""
        />
        <Field
          name={`${theme}-filled`}
          label="Filled"
          required
          placeholder=""
          defaultValue="Alex Nguyen"
        />
        <Field
          name={`${theme}-wrong`}
          label="Wrong"
          type="email"
          required
          placeholder=""
          defaultValue="alex"
          error="Invalid email address"
        />
        <Field
          name={`${theme}-optional`}
          label="Optional"
          required={false}
          placeholder="Subject (optional)"
          defaultValue=""
        />
      </div>
      <div className="card">
        <CardDescription text="A description with bullets. • The first • The second" />
      </div>
    </section>
  );
}
