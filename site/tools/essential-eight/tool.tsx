import type { Level } from '../../../content/model/figures/levels.ts';
import { service } from '../../../content/services/cyber/essential-eight-assessment.ts';
import type { Tool } from '../model.ts';
import { type Strategy, sentenceOf, summaryOf } from './maturity.ts';

const { lanes } = service.figure;

const levels: readonly Level[] = [0, 1, 2, 3];

/** The levels of the Essential Eight, set on the page's figure, which has the inputs. */
export const tool: Tool<readonly Strategy[]> = {
  heading: 'Your own estimate',
  intro:
    'It shows how the levels work. It assesses nothing, and nobody sees it unless you send it.',
  example: lanes.map(({ title, level }) => ({ name: title, level })),
  read: (values) => ({
    ok: true,
    input: lanes.map(({ title, level }, index) => {
      const chosen = values.get(`s${index + 1}`);
      return { name: title, level: levels.find((one) => String(one) === chosen) ?? level };
    }),
  }),
  announce: sentenceOf,
  summary: summaryOf,
};
