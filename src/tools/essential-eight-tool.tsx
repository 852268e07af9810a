import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { strategies } from '../../content/tools/essential-eight-strategies.ts';
import { Table } from '../figures/table.tsx';
import {
  blank,
  example,
  isBlank,
  levelOf,
  levels,
  messageOf,
  sentenceOf,
  type Ticked,
} from './maturity.ts';
import { maturityFigure } from './maturity-figure.ts';
import { ToolFrame } from './tool-frame.tsx';

/** The Essential Eight, by facts to tick: a self-check. */
export function EssentialEightTool() {
  const [check, setCheck] = useState(blank);
  /** From then on the visitor's own ticks are shown, also if there are none. */
  const [isOwn, setOwn] = useState(false);
  /** Place of the strategy whose facts are shown. */
  const [open, setOpen] = useState<number>();
  const rows = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = isOwn ? check : example;

  const show = (strategy: number | undefined) => {
    flushSync(() => {
      setOwn(true);
      setOpen(strategy);
    });
    // The focus goes to the first fact, and back to the row.
    const target =
      strategy === undefined
        ? rows.current?.querySelectorAll('button')[open ?? 0]
        : panel.current?.querySelector('input');
    target?.focus({ preventScroll: true });
  };
  const tick = (strategy: number, places: Ticked) =>
    setCheck({ ...check, ticked: check.ticked.with(strategy, places) });

  return (
    <ToolFrame
      name="Essential Eight: your own self-check"
      className="self-check"
      cloth={
        <>
          <Table figure={maturityFigure(shown, 4)} own={4} />
          <p className="choose">Choose a strategy</p>
          <div ref={rows} className={open === undefined ? 'strategies' : 'strategies under-facts'}>
            {strategies.map(({ title }, strategy) => (
              <button
                key={title}
                type="button"
                aria-label={`${title}: level ${levelOf(strategy, shown.ticked[strategy])}`}
                aria-expanded={open === strategy}
                onClick={() => show(strategy)}
              />
            ))}
          </div>
          {open !== undefined && (
            <div ref={panel} className="facts-panel">
              <Facts
                key={open}
                strategy={open}
                ticked={check.ticked[open] ?? []}
                onTick={(places) => tick(open, places)}
              />
              <div className="turn">
                <button type="button" onClick={() => show((open + 1) % strategies.length)}>
                  Next
                </button>
                <button type="button" onClick={() => show(undefined)}>
                  Close
                </button>
              </div>
            </div>
          )}
        </>
      }
      fields={
        <fieldset className="target-level">
          <legend>Level you aim for</legend>
          {levels.slice(1).map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="target"
                checked={shown.target === level}
                onChange={() => {
                  setOwn(true);
                  setCheck({ ...check, target: level });
                }}
              />
              {level}
            </label>
          ))}
        </fieldset>
      }
      answer={isOwn ? sentenceOf(check) : undefined}
      message={isBlank(check) ? '' : messageOf(check)}
      caption="An example, until you open a strategy and tick what you know is true. The facts are some of those in ASD’s model of November 2023: a self-check, not an assessment. One diamond is one maturity level."
    />
  );
}

interface FactsProps {
  strategy: number;
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
}

/** The facts of a strategy, level by level. */
function Facts({ strategy, ticked, onTick }: FactsProps) {
  const { title, facts } = strategies[strategy] ?? { title: '', facts: [] };
  const reached = levelOf(strategy, ticked);
  return (
    <fieldset>
      <legend>{title}</legend>
      {facts.map((texts, below) => {
        const first = facts.slice(0, below).flat().length;
        const level = below + 1;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset has no room for its legend
          <div key={level} role="group" aria-label={`Level ${level}`}>
            <b className={level <= reached ? 'reached' : undefined} aria-hidden="true">
              {level}
            </b>
            {texts.length === 0 && <p>Adds nothing to level {below}.</p>}
            {texts.map((text, index) => (
              <label key={text}>
                <input
                  type="checkbox"
                  checked={ticked.includes(first + index)}
                  onChange={({ target }) => {
                    const others = ticked.filter((place) => place !== first + index);
                    onTick(target.checked ? [...others, first + index] : others);
                  }}
                />
                {text}
              </label>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
