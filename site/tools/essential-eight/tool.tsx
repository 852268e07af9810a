import type { PointerEvent } from 'react';
import { strategies } from '../../../content/essential-eight-strategies.ts';
import type { TableFigure } from '../../../content/model/figures/table.ts';
import { Table } from '../../figures/table.tsx';
import { Ball } from '../../ui/ball.tsx';
import type { ClothProps, Tool } from '../model.ts';
import { levels, type Strategy, sentenceOf, summaryOf } from './maturity.ts';

/** The levels of the Essential Eight, each to be set on the table, which works without scripts. */
export const tool: Tool<readonly Strategy[]> = {
  heading: 'Essential Eight: your own estimate',
  caption:
    'An example, until you move a ball. It shows how the levels work; it does not assess. One diamond is one maturity level.',
  example: strategies.map(({ title, level }) => ({ name: title, level })),
  Cloth,
  scriptless: true,
  read: (values) => ({
    ok: true,
    input: strategies.map(({ title, level }, index) => {
      const chosen = values.get(`s${index + 1}`);
      return { name: title, level: levels.find((one) => String(one) === chosen) ?? level };
    }),
  }),
  announce: sentenceOf,
  summary: summaryOf,
};

/** Rail and cloth; the rows lie over them, so that styles alone move their balls (`sheet.css`). */
const table: TableFigure = {
  kind: 'table',
  caption: '',
  height: { wide: 576, narrow: 604 },
  topRail: { wide: 40, narrow: 30 },
  parts: levels.map((level) => ({
    title: String(level),
    wide: [394 + 68 * level, 21],
    narrow: [169.3 + 48.2 * level, 16],
    align: 'middle',
  })),
};

/**
 * Rows on four levels, each a choice by native radio buttons on its diamonds. Ball, string and overall level
 * follow the choice by styles.
 */
function Cloth({ own }: ClothProps<readonly Strategy[]>) {
  return (
    <>
      <Table figure={table} own={own} />
      <div className="levels">
        {strategies.map(({ title, text, level: chosen }, index) => (
          <fieldset key={title}>
            <legend>
              <b>{title}</b> <span>{text}</span>
            </legend>
            <div onPointerMove={drag}>
              {levels.map((level) => (
                <input
                  key={level}
                  type="radio"
                  name={`s${index + 1}`}
                  aria-label={`Level ${level}`}
                  value={level}
                  defaultChecked={level === chosen}
                />
              ))}
              <Ball number={index + 1} tilt={6} own={index + 1 === own} />
            </div>
          </fieldset>
        ))}
        <p className="overall">
          <span className="as-answer" />
          <b>Overall: your lowest of the eight</b> Underlined is what to fix first.
        </p>
      </div>
    </>
  );
}

/** A ball that is dragged follows the pointer from level to level. */
function drag({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
  if (buttons !== 1) return;
  const under = [...currentTarget.querySelectorAll('input')].find((input) => {
    const { left, right } = input.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  if (under && !under.checked) under.click();
}
