import { expect, test } from 'vitest';
import { judgeDisk } from './judge-disk.ts';

const megabyte = 1024 ** 2;
const disk = (type: number, free = 10_000) => ({ type, bavail: free, bsize: megabyte });

test.each([
  ['a disk', disk(0xef53), true, undefined],
  ['a disk that is nearly full', disk(0xef53, 100), true, 'only 100 MB are free'],
  ['memory', disk(0x01021994), true, 'tmpfs and lost with it'],
  ["a container's own layer", disk(0x794c7630), false, 'lost with it; mount'],
  ['a network disk, for SQLite', disk(0x6969), true, 'NFS, where SQLite is unreliable'],
  ['a network disk, beside PostgreSQL', disk(0x6969), false, undefined],
])('%s is judged', (_, found, embedded, words) => {
  const verdict = judgeDisk(found, embedded);
  if (words === undefined) expect(verdict).toBeUndefined();
  else expect(verdict).toContain(words);
});
