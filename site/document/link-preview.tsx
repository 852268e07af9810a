import { renderToStaticMarkup } from 'react-dom/server';
import { ballNumberOf, catalogue, entryAt, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/home.ts';
import { lineOf, lines } from '../../content/lines.ts';
import type { Line, Theme } from '../../content/model/line.ts';
import { textOf } from '../../content/model/statement.ts';
import { homePreview } from '../../content/search-terms.ts';
import { closingPages } from '../../content/site-pages.ts';
import { linesOf } from '../figures/lines-of.ts';
import { overviewOf } from '../pages/page-data.ts';
import { Ball } from '../ui/ball.tsx';
import { BallParts } from '../ui/ball-parts.tsx';
import { colour } from './tokens.ts';

/** Size that social networks recommend, in px. */
const size = { width: 1200, height: 630 } as const;

/** Characters that fit on a line, left of the ball, and how high the lines are. */
const fit = {
  heading: { letters: 19, fontSize: 76, lineHeight: 82 },
  benefit: { letters: 44, fontSize: 32, lineHeight: 42 },
} as const;

/** Between heading and benefit, in px. */
const gap = 20;

/** Half as high as the text is, above and below it, in px. */
const middle = 308;

interface PreviewText {
  theme: Theme;
  badge: string;
  heading: string;
  /** What a visitor gets, in a sentence; the legal pages have none. */
  benefit: string;
}

const sentence: PreviewText = {
  theme: 'neutral',
  badge: company.map.label,
  heading: '',
  benefit: '',
};

const firstSentence = (text: string) => text.slice(0, text.indexOf('. ') + 1) || text;

/** The text on the preview of a line. */
async function textOfLine(line: Line): Promise<[path: string, text: PreviewText]> {
  const { intro } = await overviewOf(line.id);
  const benefit = firstSentence(textOf(intro));
  return [line.path, { theme: line.id, badge: line.group, heading: line.heading, benefit }];
}

/** The text on the preview of each page. */
const texts: ReadonlyMap<string, PreviewText> = new Map([
  ['/', { ...sentence, heading: home.hero.heading, benefit: homePreview }],
  ...(await Promise.all(lines.map(textOfLine))),
  ...catalogue.map((entry): [string, PreviewText] => [
    pathOf(entry),
    {
      theme: entry.line,
      badge: lineOf(entry.line).group,
      heading: entry.title,
      benefit: `${entry.summary}.`,
    },
  ]),
  ...closingPages.map((page): [string, PreviewText] => [
    page.path,
    { ...sentence, heading: page.label },
  ]),
]);

/** The colours of a theme. */
function coloursOf(theme: Theme) {
  const own = (name: string) => colour(name, `[data-line="${theme}"]`);
  return { accent: own('accent'), wash: own('wash'), ball: own('ball') };
}

/** The styles of its text, which the file has in itself. */
const rules = `
text { font-family: Bricolage Grotesque; fill: ${colour('color-ink')} }
.badge { font-family: Hanken Grotesk; font-size: 28px; font-weight: 600; fill: inherit }
.heading { font-size: ${fit.heading.fontSize}px; letter-spacing: -1.9px }
.benefit { font-family: Hanken Grotesk; font-size: ${fit.benefit.fontSize}px }
.name { font-size: 30px; letter-spacing: -.5px }
.ball text { font-size: 27px; text-anchor: middle; dominant-baseline: central }
`;

/** The picture that represents a page where its link is shared, as SVG. */
export function linkPreview(path: string): string {
  const { theme, badge, heading, benefit } = texts.get(path) ?? sentence;
  const { accent, wash, ball } = coloursOf(theme);
  const service = entryAt(path);
  const headingLines = linesOf(heading, fit.heading.letters);
  const benefitLines = linesOf(benefit, fit.benefit.letters);
  const headingHeight = headingLines.length * fit.heading.lineHeight;
  const top = middle - (headingHeight + benefitLines.length * fit.benefit.lineHeight) / 2;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...size} viewBox="0 0 1200 630" aria-hidden="true">
      <style>{rules}</style>
      <BallParts />
      <rect {...size} fill={wash} />
      <path
        d="M620 690 860 330 1240 60"
        fill="none"
        stroke={accent}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 18"
      />
      <g color={ball}>
        <Ball at={[1020, 400, 230]} {...(service && { number: ballNumberOf(service) })} />
      </g>
      <g fill={accent}>
        <path d={`M86 ${top - 79}l9 9-9 9-9-9Z`} />
        <text x="112" y={top - 62} className="badge">
          {badge}
        </text>
      </g>
      {headingLines.map((line, index) => (
        <text key={line} x="78" y={top + 36 + index * fit.heading.lineHeight} className="heading">
          {line}
        </text>
      ))}
      {benefitLines.map((line, index) => (
        <text
          key={line}
          x="80"
          y={top + headingHeight + gap + index * fit.benefit.lineHeight}
          className="benefit"
        >
          {line}
        </text>
      ))}
      <g color={coloursOf('neutral').ball}>
        <Ball at={[104, 556, 26]} />
      </g>
      <text x="148" y="566" className="name">
        {company.name}
      </text>
    </svg>,
  );
}
