import type { BallColour, Theme } from '../../content/model/line.ts';
import { Icon } from '../icons/icon.tsx';
import { Ball } from '../ui/ball.tsx';
import { CardDescription } from '../ui/card-description.tsx';
import { Field } from '../ui/field.tsx';

const themes: readonly Theme[] = ['neutral', 'it', 'cyber', 'design'];
const colours: readonly BallColour[] = ['grey', 'blue', 'green', 'red', 'purple'];
const sizes = {
  display: 'text-display',
  heading: 'text-heading',
  title: 'text-title',
  lead: 'text-lead',
  body: 'text-body',
  note: 'text-note',
  small: 'text-small',
} as const;

/**
 * The design system's parts on one page, for developers: each in every theme and state. It is not a
 * route of the site; `npm run dev` shows it at /parts, `npm run screenshots` captures it.
 */
export function PartsPage() {
  return (
    <main className="wrap grid gap-16 py-16">
      <title>Parts</title>
      <h1 id="parts" className="text-display">
        Parts
      </h1>
      <section className="flex flex-wrap items-end gap-6" aria-label="Balls">
        {colours.map((colour, index) => (
          <Ball key={colour} colour={colour} number={index + 1} className="size-24" />
        ))}
        <Ball className="size-48 text-[1.8rem]" tilt={-12} />
      </section>
      <section aria-label="Type">
        {Object.entries(sizes).map(([size, look]) => (
          <p key={size} className={look}>
            {size}: The eight ball falls last
          </p>
        ))}
        <p className="font-heading text-heading weight-650">Bricolage Grotesque</p>
      </section>
      {themes.map((theme) => (
        <ThemeParts key={theme} theme={theme} />
      ))}
    </main>
  );
}

function ThemeParts({ theme }: { theme: Theme }) {
  return (
    <section data-line={theme} className="grid gap-8 rounded-card bg-wash p-8" aria-label={theme}>
      <p className="badge">{theme}</p>
      <div className="flex flex-wrap items-center gap-4">
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
          <span className="sr-only"> about parts</span>
        </a>
        <Ball className="size-16" />
        <span className="grid size-12 place-content-center rounded-full bg-card text-accent">
          <Icon name="phone" />
        </span>
      </div>
      <div className="night flex flex-wrap gap-4 rounded-card bg-night p-6">
        <button type="button" className="button" data-tone="light">
          Explore Our Services
        </button>
        <button type="button" className="button text-white" data-tone="outline">
          Contact Us
        </button>
      </div>
      <div className="grid gap-6 rounded-card bg-card p-8 sm:grid-cols-2">
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
      <div className="rounded-card bg-card p-8">
        <CardDescription text="A description with bullets. • The first • The second" />
      </div>
    </section>
  );
}
