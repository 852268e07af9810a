import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/home.ts';
import { lineOf, lines } from '../../content/lines.ts';
import type { Theme } from '../../content/model/line.ts';
import { closingPages } from '../../content/site-pages.ts';
import { BallParts } from '../ui/ball-parts.tsx';
import { colour } from './tokens.ts';

/** Size that social networks recommend, in px. */
const size = { width: 1200, height: 630 } as const;

/** Characters that fit on a line of the heading, and lines that fit on the picture. */
const fit = { letters: 19, fontSize: 84, lineHeight: 90 } as const;

interface PreviewText {
  theme: Theme;
  badge: string;
  heading: string;
}

const sentence: PreviewText = { theme: 'neutral', badge: company.map.label, heading: '' };

/** The text on the preview of each page. */
const texts: ReadonlyMap<string, PreviewText> = new Map([
  ['/', { ...sentence, heading: home.hero.heading }],
  ...lines.map((line): [string, PreviewText] => [
    line.path,
    { theme: line.id, badge: line.group, heading: line.heading },
  ]),
  ...catalogue.map((entry): [string, PreviewText] => [
    pathOf(entry),
    { theme: entry.line, badge: lineOf(entry.line).group, heading: entry.title },
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

const ink = colour('color-ink');

function linesOf(heading: string): string[] {
  const result = [''];
  for (const word of heading.split(' ')) {
    const last = result.at(-1) ?? '';
    if (last && `${last} ${word}`.length > fit.letters) result.push(word);
    else result[result.length - 1] = last ? `${last} ${word}` : word;
  }
  return result;
}

/** The picture that represents a page where its link is shared, as SVG. */
export function linkPreview(path: string): string {
  const { theme, badge, heading } = texts.get(path) ?? sentence;
  const { accent, wash, ball } = coloursOf(theme);
  const text = linesOf(heading);
  const top = 320 - (text.length * fit.lineHeight) / 2;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...size} viewBox="0 0 1200 630" aria-hidden="true">
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
      <NumberedBall x={790} y={170} diameter={460} colour={ball} />
      <rect
        x="80"
        y={top - 76}
        width="13"
        height="13"
        fill={accent}
        transform={`rotate(45 86 ${top - 70})`}
      />
      <text
        x="112"
        y={top - 62}
        fontFamily="Hanken Grotesk"
        fontSize="28"
        fontWeight="600"
        fill={accent}
      >
        {badge}
      </text>
      {text.map((line, index) => (
        <text
          key={line}
          x="78"
          y={top + 40 + index * fit.lineHeight}
          fontFamily="Bricolage Grotesque"
          fontSize={fit.fontSize}
          letterSpacing="-2.1"
          fill={ink}
        >
          {line}
        </text>
      ))}
      <NumberedBall x={78} y={530} diameter={52} colour={coloursOf('neutral').ball} />
      <text
        x="148"
        y="566"
        fontFamily="Bricolage Grotesque"
        fontSize="30"
        letterSpacing="-.5"
        fill={ink}
      >
        {company.name}
      </text>
    </svg>,
  );
}

interface NumberedBallProps {
  x: number;
  y: number;
  diameter: number;
  colour: string;
}

function NumberedBall({ x, y, diameter, colour }: NumberedBallProps) {
  return (
    <svg
      x={x}
      y={y}
      width={diameter}
      height={diameter}
      viewBox="0 0 100 100"
      color={colour}
      aria-hidden="true"
    >
      <use href="#ball" width="100" height="100" />
      <text
        x="52"
        y="57.5"
        transform="rotate(12 52 48)"
        textAnchor="middle"
        fontFamily="Bricolage Grotesque"
        fontSize="27"
        fill={ink}
      >
        8
      </text>
    </svg>
  );
}
