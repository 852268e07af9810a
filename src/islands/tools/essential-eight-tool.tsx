import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import { BarsDrawing } from '../../figures/bars/bars.tsx';
import { Felt } from '../../figures/table.tsx';
import {
  basisOf,
  blank,
  example,
  headingOfSteps,
  isBlank,
  levels,
  messageOf,
  overallOf,
  type Result,
  readSelfCheck,
  resultInWords,
  resultsOf,
  type SelfCheck,
  stepsTo,
  type Ticked,
  writeSelfCheck,
} from './maturity.ts';
import { maturityBars, maturityUnits } from './maturity-figure.ts';
import { ToolFrame, ToolIsland } from './tool-frame.tsx';

/** A self-check for the Essential Eight: conditions to tick. */
export const EssentialEightTool = () => (
  <ToolIsland>
    <SelfCheckTool />
  </ToolIsland>
);

function SelfCheckTool() {
  /** Undefined until the visitor sets something. */
  const [selfCheck, setSelfCheck] = useState<SelfCheck>();
  const [open, setOpen] = useState<number>();
  const table = useRef<HTMLDivElement>(null);
  const check = selfCheck ?? blank;
  const isExample = !selfCheck && open === undefined;
  const shown = isExample ? example : check;
  const results = resultsOf(shown);

  const show = (strategy: number | undefined) => {
    flushSync(() => setOpen(strategy));
    // Focus moves to the first condition, and back to the row.
    const target =
      strategy === undefined
        ? table.current?.querySelectorAll('[aria-expanded]')[open ?? 0]
        : table.current?.querySelector('input');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  const rows = maturityBars(shown).map((bar, index) => ({
    ...bar,
    control: (
      <>
        <button
          type="button"
          className="row-button"
          aria-label={`${bar.title}: level ${results[index]?.level}`}
          aria-expanded={open === index}
          onClick={() => show(open === index ? undefined : index)}
        />
        {open === index && results[index] && (
          <div className="conditions">
            <Conditions
              result={results[index]}
              onTick={(ticked) =>
                setSelfCheck({ ...check, ticked: check.ticked.with(index, ticked) })
              }
            />
            <div className="actions">
              <button type="button" onClick={() => show((index + 1) % results.length)}>
                Next
              </button>
              <button type="button" onClick={() => show(undefined)}>
                Close
              </button>
            </div>
          </div>
        )}
      </>
    ),
  }));

  return (
    <ToolFrame
      memory={{
        value: selfCheck ? writeSelfCheck(selfCheck) : '',
        onRestore: (text) => setSelfCheck(readSelfCheck(text)),
      }}
      name="Essential Eight: your own self-check"
      className="self-check"
      figure={
        <Felt
          head={{
            kicker: kickerOf(shown),
            answer: isBlank(shown) ? 'Level ?' : `Level ${overallOf(shown)} of 3`,
            note: basisOf(shown),
          }}
          isExample={isExample}
          isMade={overallOf(shown) >= shown.target}
        >
          <div ref={table}>
            <BarsDrawing bars={rows} units={maturityUnits(shown)} />
          </div>
        </Felt>
      }
      fields={
        <fieldset className="target-level">
          <legend>Target level</legend>
          {levels.slice(1).map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="target"
                checked={shown.target === level}
                onChange={() => setSelfCheck({ ...check, target: level })}
              />
              {level}
            </label>
          ))}
        </fieldset>
      }
      more={{
        summary: 'Next steps',
        content: (
          <div>
            <p key={headingOfSteps(shown)}>{headingOfSteps(shown)}</p>
            <ul className="sights">
              {stepsTo(shown).map(({ title, condition }) => (
                <li key={condition}>
                  {title}: {condition}.
                </li>
              ))}
            </ul>
          </div>
        ),
      }}
      answer={selfCheck ? `${resultInWords(selfCheck)}. ${basisOf(selfCheck)}.` : ''}
      message={selfCheck ? messageOf(selfCheck) : ''}
      caption="Open a row to check yours. Bar: level reached. Ring: target. Black ball: weakest."
      howToRead={`The levels are those of ASD's maturity model; the white one is that of the weakest strategy. ${renamed} We ask for some of the requirements in ASD's model of November 2023, so your level may be lower.`}
    />
  );
}

/** Whose level it is. */
function kickerOf(check: SelfCheck): string {
  if (check === example) return "A firm's level";
  return isBlank(check) ? 'Your level' : 'Your level, at most';
}

/** Strategies that ASD has renamed. */
const renamed = strategies
  .flatMap(({ title, now }) => (now ? `“${title}” is now “${now}”.` : []))
  .join(' ');

function Conditions({ result, onTick }: { result: Result; onTick: (ticked: Ticked) => void }) {
  const { title, conditions, ticked, level: reached } = result;
  return (
    <fieldset>
      <legend>{title}</legend>
      {conditions.map((texts, below) => {
        const level = below + 1;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset has no room for its legend
          <div key={level} role="group" aria-label={`Level ${level}`}>
            <b className={level <= reached ? 'reached' : undefined} aria-hidden="true">
              {level}
            </b>
            {texts.length === 0 && <p>Adds nothing to level {below}.</p>}
            {texts.map((text) => (
              <label key={text}>
                <input
                  type="checkbox"
                  checked={ticked.includes(text)}
                  onChange={({ target }) => {
                    const others = ticked.filter((condition) => condition !== text);
                    onTick(target.checked ? [...others, text] : others);
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
