import { expect, test } from 'vitest';
import { readBuiltPages } from '../../checks/built-pages.ts';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { replyTime } from '../../content/commitments.ts';
import { lines } from '../../content/lines.ts';
import { textOf } from '../../content/model/statement.ts';

const selling = ['/', ...lines.map(({ path }) => path), ...catalogue.map(pathOf)];

test.each(readBuiltPages())(
  '$file answers how long, how charged and when we reply once, if it sells',
  ({ path, html }) => {
    const lists = [...html.matchAll(/<dl class="first-facts">(.*?)<\/dl>/g)];
    expect(lists).toHaveLength(path !== undefined && selling.includes(path) ? 1 : 0);
    for (const [, list = ''] of lists) {
      expect(list.match(/<dt>/g)).toHaveLength(3);
      expect(list).toMatch(new RegExp(`<dd[^>]*>${textOf(replyTime)}</dd></div>$`));
    }
  },
);
