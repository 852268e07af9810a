import { strategies } from '../../../content/tools/essential-eight-strategies.ts';

interface FactsPanelProps {
  /** Number of the strategy whose facts are shown, 1 to 8, or 0. */
  open: number;
  show: (strategy: number) => void;
}

/** The facts of every strategy, of which one is shown: the others keep what was ticked. */
export function FactsPanel({ open, show }: FactsPanelProps) {
  return (
    <div className="to-tick" hidden={open === 0}>
      {strategies.map(({ title, facts }, strategy) => (
        <fieldset key={title} hidden={open !== strategy + 1}>
          <legend>{title}</legend>
          {facts.map((texts, index) => (
            <Facts
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
              key={index}
              name={`facts-${strategy + 1}`}
              level={index + 1}
              texts={texts}
              first={facts.slice(0, index).flat().length}
            />
          ))}
          <label>
            <input type="checkbox" name="unknown" value={strategy + 1} />I don’t know about the
            others
          </label>
        </fieldset>
      ))}
      <div className="turn">
        <button type="button" onClick={() => show((open % strategies.length) + 1)}>
          Next
        </button>
        <button type="button" onClick={() => show(0)}>
          Close
        </button>
      </div>
    </div>
  );
}

interface FactsProps {
  name: string;
  level: number;
  texts: readonly string[];
  /** Place of its first fact among all of the strategy's. */
  first: number;
}

function Facts({ name, level, texts, first }: FactsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset has no room for its legend
    <div role="group" aria-label={`Level ${level}`}>
      <b aria-hidden="true">{level}</b>
      {texts.length === 0 && <p>Adds nothing to level {level - 1}.</p>}
      {texts.map((text, index) => (
        <label key={text}>
          <input type="checkbox" name={name} value={first + index} />
          {text}
        </label>
      ))}
    </div>
  );
}
