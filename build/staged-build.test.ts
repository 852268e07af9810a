import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBuildRecord } from '../hosts/node/static/build-record.ts';
import { stageBuild } from './staged-build.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

let builds = 0;
/** Each in a millisecond of its own, as one process that builds again is. */
function stage() {
  builds += 1;
  return stageBuild(dist, new Date(Date.now() + builds));
}

/** A build of one page. */
function build(words: string) {
  const staged = stage();
  mkdirSync(join(staged.folder, 'site'));
  writeFileSync(join(staged.folder, 'site', 'index.html'), words);
  writeFileSync(join(staged.folder, '_headers'), words);
  writeBuildRecord(staged.folder, { fingerprint: words, siteUrl: '', functionsUrl: '' });
  return staged;
}
const page = () => readFileSync(join(dist, 'site', 'index.html'), 'utf8');

test('A build is not seen before it is published, and then wholly', () => {
  build('one').publish();
  const second = build('two');
  expect(page()).toBe('one');
  second.publish();
  expect(page()).toBe('two');
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toBe('two');
});

test('The build before stays, older ones and forgotten attempts go', () => {
  const folders: string[] = [];
  const abandoned = stageBuild(dist, new Date(0)).folder;
  const hoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(abandoned, hoursAgo, hoursAgo);
  for (const words of ['one', 'two', 'three']) {
    const staged = build(words);
    folders.push(staged.folder);
    staged.publish();
  }
  const rival = stage();
  build('four').publish();
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false, true]);
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(rival.folder)).toBe(true);
  expect(readdirSync(dist).sort()).toEqual(['_headers', 'builds', 'current', 'site']);
});

test('A site that was built before builds were staged gives way', () => {
  mkdirSync(join(dist, 'site'));
  writeFileSync(join(dist, 'site', 'index.html'), 'old');
  build('new').publish();
  expect(page()).toBe('new');
});
