import type { ReactNode } from 'react';
import { home } from '../../content/home.ts';
import { service as webDesign } from '../../content/services/design/web-design-development.ts';
import { service as managedServices } from '../../content/services/it/managed-services.ts';
import { strategies } from '../../content/tools/essential-eight-strategies.ts';
import type { SamplePage, SamplePart } from '../../content/types/sample.ts';

/** @throws Error if the sample has no part of this kind. */
function partOf<Kind extends SamplePart['kind']>({ title, parts }: SamplePage, kind: Kind) {
  const found = parts.find(
    (part): part is Extract<SamplePart, { kind: Kind }> => part.kind === kind,
  );
  if (!found) throw new Error(`The sample '${title}' has no part '${kind}' for the home page`);
  return found;
}

function Fact({ children }: { children: ReactNode }) {
  return <p className="headline">{children}</p>;
}

/** The tickets of the sample of Managed Services, by priority; a ring is a late one. */
export function TicketsPicture() {
  const { rows } = partOf(managedServices.sample, 'dots');
  const marks = rows.flatMap(({ dots }) => dots);
  const count = (missed: boolean) =>
    marks.filter(([, as]) => !missed || as !== 'missed').reduce((total, [dots]) => total + dots, 0);
  return (
    <>
      <Fact>
        {count(true)} of {count(false)} on target
      </Fact>
      <ul className="tickets" role="list" aria-hidden="true">
        {rows.map(({ name, dots }) => (
          <li key={name}>
            <span>{name.split(':')[0]}</span>
            <span>
              {dots.flatMap(([dots, as = 'done']) =>
                Array.from({ length: dots }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names
                  <i key={`${as} ${index}`} className={as} />
                )),
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The levels of the example on the page of the Essential Eight, the lowest as a line. */
export function LevelsPicture() {
  const levels = strategies.map(({ level }) => level);
  const lowest = Math.min(...levels);
  const xOf = (level: number) => 8 + level * 100;
  return (
    <>
      <Fact>Level {lowest}, the lowest of eight</Fact>
      <svg viewBox="0 0 330 128" className="levels" aria-hidden="true">
        <path d={[0, 1, 2, 3].map((level) => `M${xOf(level)} 2V106`).join('')} className="grid" />
        {strategies.map(({ title, level }, index) => (
          <g key={title}>
            <path d={`M${xOf(0)} ${9 + index * 13}H${xOf(level)}`} />
            <circle cx={xOf(level)} cy={9 + index * 13} r="5" />
          </g>
        ))}
        <path d={`M${xOf(lowest)} 0V108`} className="limit" />
        {[0, 1, 2, 3].map((level) => (
          <text key={level} x={xOf(level)} y="124">
            {level}
          </text>
        ))}
      </svg>
    </>
  );
}

/** The weights of the sample of web design, as shares of their limits. */
export function WeightsPicture() {
  const cells = partOf(webDesign.sample, 'table').rows.map(({ cells }) => cells[1]);
  const bars = cells.flatMap((cell) => (typeof cell === 'object' && 'bar' in cell ? cell : []));
  const { weights, limit } = home.keyAreas;
  const rows = bars.slice(-weights.length);
  return (
    <>
      <Fact>{rows.at(-1)?.text} allowed</Fact>
      <ul className="weights" role="list" aria-hidden="true">
        {rows.map(({ bar: [, share], text }, index) => (
          <li key={weights[index]}>
            <span>{weights[index]}</span>
            <span className="bar">
              <i style={{ width: `${share * 100}%` }} />
            </span>
            <b>{text.split(',')[0]}</b>
          </li>
        ))}
        <li>
          <span />
          <span className="limit">{limit}</span>
        </li>
      </ul>
    </>
  );
}
