import { expect } from 'vitest';
import { siteTools } from '../../../testing/project/site-tools.ts';
import { bothWays, type Journey } from './journey.ts';
import { eventually, type Visitor } from './visitor.ts';

const door = '[data-tool] > summary';
const result = '.tool output';
/** Not before there is a result. */
const use = '.tool .button:enabled';
const message = 'textarea[name="message"]';

const levels = '/cyber/essential-eight-assessment';
const chosen = (strategy: number, level: number) =>
  `.levels [name="s${strategy}"][value="${level}"]`;

/** The overall level that the styles show, and the words of the lanes that hold back. */
const shown = (visitor: Visitor) =>
  visitor.ask(() => {
    const figure = document.querySelector('.levels');
    const held = [...document.querySelectorAll('.levels legend')].filter(
      (legend) => !['none', 'normal', ''].includes(getComputedStyle(legend, '::after').content),
    );
    return {
      overall: figure && getComputedStyle(figure).getPropertyValue('--low').trim(),
      heldBackBy: held.map((legend) => legend.querySelector('b')?.textContent),
    };
  });

const onTheFigure = bothWays('the levels of a figure follow a click', async (visitor, scripts) => {
  await visitor.open(levels, scripts);
  await visitor.click(chosen(1, 0));
  await eventually(() => shown(visitor)).toEqual({
    overall: '0',
    heldBackBy: ['Application control'],
  });
  if (!scripts) return;
  await eventually(() => visitor.text(result)).toBe(
    'Overall level 0. Held back by Application control.',
  );
});

const everyTool: Journey = {
  name: 'every tool says its result, and puts it into the message',
  scripts: true,
  async run(visitor) {
    for (const { path, tool } of siteTools) {
      await visitor.open(path, true);
      await visitor.click((await visitor.isVisible(door)) ? door : '[data-tool] input');
      await eventually(() => visitor.text(result)).toMatch(/\w{3}/);
      await visitor.click(use);
      await eventually(() => visitor.values('form')).toMatchObject({
        message: expect.stringMatching(/\w{3}/),
      });
      expect(await visitor.isOnScreen(message), tool).toBe(true);
    }
  },
};

export const tools = [...onTheFigure, everyTool];
