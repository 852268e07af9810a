import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModel } from '../../pencil/source/field-types.ts';
import type { Reading } from '../../pencil/source/rewrite.ts';
import { textsIn } from '../../pencil/source/source-texts.ts';

// A small site about a kitchen: types of every kind that content has, without this site's words.

const types = `
export type Code = string;
export type Statement = string | ToConfirm;
export interface ToConfirm { text: string; toConfirm: Code; claim?: true; }
/** One dish. */
export interface Dish {
  id: Code;
  /** Address of its page. */
  path: Code;
  kind: 'warm' | 'cold';
  updated: Code;
  /** On the menu, at most 22 characters. */
  name: string;
  steps: readonly Statement[];
  /** What it costs. */
  price: Statement;
  note?: string;
}
`;

export const dishFile = 'content/dish.ts';

export const dish = `import type { Dish } from './model/dish.ts';

const city = 'Sydney';

export const dish = {
  id: 'soup',
  path: '/warm/soup',
  kind: 'warm',
  updated: '2026-11-23',
  name: 'Soup of the day',
  steps: ['Chop the leeks.', { text: 'Simmer for an hour.', toConfirm: 'how long' }],
  price: { text: '$12', toConfirm: 'the price', claim: true },
  note: \`Served in \${city} alone\`,
} satisfies Dish;
`;

export const termsFile = 'content/legal/terms.md';

export const terms = `---
title: Terms
---

These terms are about soup.

## 1. Soup

Soup is **warm**. <!-- to confirm: for the lawyer: how warm -->

- one bowl
- two spoons <!-- to confirm: how many -->

## 2. Bread

Bread is [baked](/bread) by {{company.name}}.
`;

/** How the kitchen's files are read; these texts are fixed by its specification. */
export function kitchenReading(...specified: readonly string[]): Reading {
  const project = mkdtempSync(join(tmpdir(), 'kitchen-'));
  mkdirSync(join(project, 'content'));
  writeFileSync(join(project, 'content/types.ts'), types);
  const model = readModel(project);
  rmSync(project, { recursive: true });
  return {
    model,
    isSpecified: (text) => specified.includes(text),
  };
}

/** The text at a key path of a file. */
export function textAt(file: string, source: string, keyPath: string, reading: Reading) {
  const texts = textsIn(file, source, reading.model, reading.isSpecified);
  const found = texts.find((text) => text.keyPath === keyPath);
  if (!found) throw new Error(`${keyPath} is not among ${texts.map((text) => text.keyPath)}`);
  return found;
}
