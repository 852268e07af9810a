import { useEffect, useRef, useState } from 'react';
import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import { Table } from '../../figures/table.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { FactsPanel } from './facts-panel.tsx';
import { factsOf, levelOf, levels, type SelfCheck, sentenceOf, summaryOf } from './maturity.ts';
import { maturityFigure } from './maturity-figure.ts';

/** Each strategy with all facts up to the level of our example. */
const example: SelfCheck = {
  answers: strategies.map(({ level }, strategy) => ({
    ticked: (factsOf[strategy] ?? []).flatMap((fact, index) =>
      fact.level <= level ? [index] : [],
    ),
    restUnknown: false,
  })),
  target: 2,
};

/** What the visitor begins with. */
const empty: SelfCheck = {
  answers: strategies.map(() => ({ ticked: [], restUnknown: false })),
  target: example.target,
};

/** The Essential Eight, by facts to tick: a self-check. */
export const tool: Tool<SelfCheck> = {
  heading: 'Essential Eight: your own self-check',
  caption:
    'An example, until you open a strategy and tick what is true. The facts are some of those in ASD’s model of November 2023: a self-check, not an assessment. One diamond is one maturity level.',
  example,
  Cloth,
  Fields,
  startsBlank: true,
  read: (values) => ({ ok: true, input: readSelfCheck(values) }),
  announce: sentenceOf,
  summary: summaryOf,
};

/** What is ticked, and the level aimed for. */
function readSelfCheck(values: FormData): SelfCheck {
  const unknown = values.getAll('unknown');
  const target = levels.find((level) => String(level) === values.get('target')) ?? empty.target;
  const answers = strategies.map((_, strategy) => ({
    ticked: values.getAll(`facts-${strategy + 1}`).map(Number),
    restUnknown: unknown.includes(String(strategy + 1)),
  }));
  return { answers, target };
}

/** The eight rows, each a button that opens its facts over them. */
function Cloth({ input, own }: ClothProps<SelfCheck>) {
  const cloth = useRef<HTMLDivElement>(null);
  /** Number of the strategy that is open; 0 after the last was closed. */
  const [open, setOpen] = useState<number>();
  /** From then on the visitor's own ticks are shown, also if there are none. */
  const check = input === example && open !== undefined ? empty : input;
  const last = useRef(0);

  // The focus goes where the eye goes.
  useEffect(() => {
    if (open === undefined) return;
    const target = open
      ? 'fieldset:not([hidden]) input'
      : `.strategies > :nth-child(${last.current})`;
    cloth.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    last.current = open;
  }, [open]);

  return (
    <>
      <Table figure={maturityFigure(check, own)} own={own} />
      <div ref={cloth} className="on-cloth">
        <p className="choose">Choose a strategy</p>
        <div className="strategies">
          {strategies.map(({ title }, strategy) => (
            <button
              key={title}
              type="button"
              aria-label={`${title}: ${rowLevel(check, strategy)}`}
              aria-expanded={open === strategy + 1}
              onClick={() => setOpen(strategy + 1)}
            />
          ))}
        </div>
        {open !== undefined && <FactsPanel open={open} show={setOpen} />}
      </div>
    </>
  );
}

function rowLevel({ answers }: SelfCheck, strategy: number): string {
  const answer = answers[strategy];
  return `level ${answer ? levelOf(strategy, answer) : 0}`;
}

function Fields() {
  return (
    <fieldset className="target">
      <legend>Level you aim for</legend>
      {levels.slice(1).map((level) => (
        <label key={level}>
          <input
            type="radio"
            name="target"
            value={level}
            defaultChecked={level === example.target}
          />
          {level}
        </label>
      ))}
    </fieldset>
  );
}
