import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';
import { homePreview, sitePages } from '../../content/site-pages.ts';
import type { Theme } from '../../content/types/service-line.ts';
import { Ball } from '../components/ball.tsx';
import { SvgDefinitions } from '../components/svg-definitions.tsx';
import { token } from '../styles/token.ts';

/** In px, as social networks recommend. */
const size = { width: 1200, height: 630 };

/** Characters on a line of the heading, left of the ball. */
const headingLength = 19;

const rules = `
text { font-family: Bricolage Grotesque; fill: ${token('color-ink')} }
.badge, .benefit { font-family: Hanken Grotesk }
.badge { font-size: 28px; font-weight: 600; fill: inherit }
.heading { font-size: 76px; letter-spacing: -1.9px }
.benefit { font-size: 32px }
.name { font-size: 30px; letter-spacing: -.5px }
.ball text { font-size: 27px; text-anchor: middle; dominant-baseline: central }
`;

/** The picture shown where links to the pages of a line are shared. */
function LinkPreview({ theme }: { theme: Theme }) {
  const line = lines.find(({ id }) => id === theme);
  const colour = (name: string, of: Theme = theme) => token(name, `[data-line="${of}"]`);
  const heading = wrap(line?.heading ?? sitePages.home.heading, headingLength);
  const benefit = wrap(line ? `From ${company.name} in ${company.city}.` : homePreview, 44);
  const top = 308 - (heading.length * 82 + benefit.length * 42) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size} viewBox="0 0 1200 630" aria-hidden="true">
      <style>{rules}</style>
      <SvgDefinitions />
      <rect {...size} fill={colour('wash')} />
      <path
        d="M620 690 860 330 1240 60"
        fill="none"
        stroke={colour('cloth')}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 18"
      />
      <g color={colour('ball')}>
        <Ball at={[1020, 400, 230]} />
      </g>
      <g fill={colour('cloth')}>
        <path d={`M86 ${top - 79}l9 9-9 9-9-9Z`} />
        <text x="112" y={top - 62} className="badge">
          {line?.group ?? company.map.label}
        </text>
      </g>
      {heading.map((text, index) => (
        <text key={text} x="78" y={top + 36 + index * 82} className="heading">
          {text}
        </text>
      ))}
      {benefit.map((text, index) => (
        <text key={text} x="80" y={top + heading.length * 82 + 20 + index * 42} className="benefit">
          {text}
        </text>
      ))}
      <g color={colour('ball', 'neutral')}>
        <Ball at={[104, 556, 26]} />
      </g>
      <text x="148" y="566" className="name">
        {company.name}
      </text>
    </svg>
  );
}

/** Lines of at most `characters`. A longer word is a line by itself. */
function wrap(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > characters) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}
/** Link previews as SVG, by file name: one for each line, and one for all other pages. `npm run pictures` draws them. */
export const linkPreviews: ReadonlyMap<string, string> = new Map(
  (['neutral', 'it', 'cyber', 'design'] as const).map((theme) => [
    `${theme}.png`,
    renderToStaticMarkup(<LinkPreview theme={theme} />),
  ]),
);
