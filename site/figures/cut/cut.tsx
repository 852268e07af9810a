import type { Cut as CutData } from '../../../content/model/figure.ts';
import { Drawing } from '../drawing.tsx';
import { Key } from '../key.tsx';

/** A veil over what the blade takes away. */
const waste = '#fff5';

/**
 * A card before and after the cut. Every choice is drawn; the style sheet shows what fits the
 * switches (`cut.css`), so that nothing here needs a script.
 */
export function Cut({ figure }: { figure: CutData }) {
  const { bleed, slip, safe, edge, lettering } = figure;
  const sheet = sheetOf(figure);
  return (
    <div className="cut night">
      <div>
        <h3>{figure.before}</h3>
        <Drawing
          size={sheet}
          shapes={figure.artwork}
          keys={figure.switches.map(({ name, at }, index) => (
            <Key key={name} at={at} index={index} width={sheet[0]} />
          ))}
        >
          <Artwork figure={figure} />
          <path d={frame(figure)} fill={waste} className="no-slip" />
          <path d={frame(figure, slip)} fill={waste} className="with-slip" />
          <Line figure={figure} inset={bleed} as="solid" />
          <Line figure={figure} inset={bleed + safe} as="dotted" />
        </Drawing>
      </div>
      <fieldset>
        <legend>{figure.legend}</legend>
        <ol className="keys">
          {figure.switches.map(({ name, title, text }) => (
            <li key={name}>
              <label>
                <input type="checkbox" name={name} defaultChecked />
                <span>
                  <b>{title}</b>
                  {` ${text}`}
                </span>
              </label>
            </li>
          ))}
        </ol>
      </fieldset>
      <div className="after">
        <h3>{figure.after}</h3>
        <Card figure={figure} off={0} className="no-slip" />
        <Card figure={figure} off={slip} className="with-slip" />
        <p>
          <b className="with-bleed">{edge.whole}</b>
          <b className="no-bleed no-slip">{edge.lucky}</b>
          <b className="no-bleed with-slip">{edge.spoilt}</b>{' '}
          <b className="with-safe">{lettering.whole}</b>
          <b className="no-safe no-slip">{lettering.lucky}</b>
          <b className="no-safe with-slip">{lettering.spoilt}</b>
        </p>
      </div>
    </div>
  );
}

interface OfFigure {
  figure: CutData;
}

/** What the blade leaves of the sheet when it lands this far to the right of the trim. */
function Card({ figure, off, className }: OfFigure & { off: number; className: string }) {
  const { bleed, card, artwork } = figure;
  return (
    <Drawing from={[bleed + off, bleed]} size={card} shapes={artwork} className={className}>
      <Artwork figure={figure} />
    </Drawing>
  );
}

/** What lies on the artwork by choice: paper where colour does not bleed, and the words. */
function Artwork({ figure }: OfFigure) {
  const { text, size, y, inside, outside } = figure.words;
  return (
    <>
      <path d={frame(figure)} fill="#fff" className="no-bleed" />
      <text x={inside} y={y} fontSize={size} className="as-text with-safe">
        {text}
      </text>
      <text x={outside} y={y} fontSize={size} className="as-text no-safe">
        {text}
      </text>
    </>
  );
}

function Line({ figure, inset, as }: OfFigure & { inset: number; as: 'solid' | 'dotted' }) {
  const [width, height] = sheetOf(figure);
  return (
    <rect
      x={inset}
      y={inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      className={`as-${as}`}
    />
  );
}

const sheetOf = ({ card: [width, height], bleed }: CutData) =>
  [width + 2 * bleed, height + 2 * bleed] as const;

/** In mm: so that no paper shines through where the blade meets the edge of the artwork. */
const overlap = 0.2;

/** What falls off around the card when the blade lands this far to the right of the trim. */
function frame({ card: [width, height], bleed, slip }: CutData, off = 0): string {
  const outer = [width + 2 * (bleed + slip), height + 2 * (bleed + slip)] as const;
  const inner = [width + 2 * overlap, height + 2 * overlap] as const;
  const [x, y] = [bleed + off - overlap, bleed - overlap];
  return `M${-slip} ${-slip}h${outer[0]}v${outer[1]}h-${outer[0]}ZM${x} ${y}v${inner[1]}h${inner[0]}v-${inner[1]}Z`;
}
