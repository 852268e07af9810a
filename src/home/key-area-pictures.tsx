import type { ReactNode } from 'react';
import { home } from '../../content/home.ts';
import { service as webDesign } from '../../content/services/design/web-design-development.ts';
import { service as managedServices } from '../../content/services/it/managed-services.ts';
import { strategies } from '../../content/tools/essential-eight-strategies.ts';
import type { SamplePage, SamplePart } from '../../content/types/sample.ts';
import { amountInWords, countOf } from '../components/amounts.ts';

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
  const { done, total } = countOf(rows.flatMap(({ dots }) => dots));
  return (
    <>
      <Fact>
        {done} of {total} on target
      </Fact>
      <ul className="tickets" role="list" aria-hidden="true">
        {rows.map(({ code, name, dots }) => (
          <li key={name}>
            <span>{code}</span>
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
  const rows = partOf(webDesign.sample, 'table').rows.flatMap(({ short, cells: [, cell] }) =>
    short && typeof cell === 'object' && 'amount' in cell ? [{ short, ...cell }] : [],
  );
  const last = rows.at(-1);
  return (
    <>
      {last && <Fact>{amountInWords(last)} allowed</Fact>}
      <ul className="weights" role="list" aria-hidden="true">
        {rows.map((row) => (
          <li key={row.short}>
            <span>{row.short}</span>
            <span className="bar">
              <i style={{ width: `${Math.round((row.amount / row.of) * 100)}%` }} />
            </span>
            <b>{amountInWords(row)}</b>
          </li>
        ))}
        <li>
          <span />
          <span className="limit">{home.keyAreas.limit}</span>
        </li>
      </ul>
    </>
  );
}
