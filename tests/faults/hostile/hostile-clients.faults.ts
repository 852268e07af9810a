import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeNamedPipe } from '../../../testing/servers/named-pipe.ts';
import { makePlace } from '../../../testing/servers/server-process.ts';
import { countStored } from '../siege/count-stored.ts';
import { bearable, fullSize, loadAttack } from '../siege/load-attack.ts';

/** Name of the attack, its label in the table, and its simultaneous connections. */
const attacks = [
  ['allowance', 'a client whose allowance is spent', fullSize.connections],
  ['keys', 'the same, with a new key each time', fullSize.connections],
  ['forms', 'forms with 15,000 keys', fullSize.connections],
  ['members', 'JSON with 3,000 members', fullSize.connections],
  ['invalid', 'enquiries without words', fullSize.connections],
  ['ready', '/readyz without end', fullSize.connections],
  ['idle', '4,300 idle connections', 4_300],
] as const;

test.for(attacks)(
  'While a client attacks (%s: %s) pages are answered and nothing is lost',
  async ([name, words, connections], { task }) => {
    const place = makePlace();
    const { dataDir } = place;
    // The log is not read either.
    const pipe = makeNamedPipe(join(place.root, 'log'));
    const redirect = ['sh', '-c', `exec "$@" 2>>'${join(place.root, 'log')}'`, 'sh'];
    const server = await place.start({ RATE_LIMIT_PER_MINUTE: '1' }, redirect);
    const report = await loadAttack(server, { ...fullSize, name, connections }, 1);
    await server.kill('SIGTERM');
    pipe.close();
    const { lost, doubled } = countStored(dataDir, report.accepted);
    place.remove();
    task.meta.attack = { attack: words, ...report.columns, lost, doubled };
    const { failed, percentile99 } = report.reading;
    expect({ lost, doubled, failed }).toEqual({ lost: 0, doubled: 0, failed: [] });
    expect(report.accepted.size).toBeGreaterThan(0);
    expect(percentile99).toBeLessThanOrEqual(bearable);
  },
);
