import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenArrows } from './arrows.ts';

describe('an arrow broken on purpose is found:', () => {
  const cases: readonly [sentence: string, file: string, source: string][] = [
    ['content imports React', 'content/a.ts', "import { useId } from 'react';"],
    ['content imports the app', 'content/a.ts', "import { x } from '../site/routes.tsx';"],
    ['enquiry imports another package', 'enquiry/a.ts', "import { Hono } from 'hono';"],
    ['enquiry imports Node', 'enquiry/a.ts', "import { randomUUID } from 'node:crypto';"],
    [
      'enquiry imports words of content',
      'enquiry/a.ts',
      "import { forms } from '../content/forms.ts';",
    ],
    [
      'enquiry imports only a type of an adapter',
      'enquiry/a.ts',
      "import type { Store } from '../adapters/sqlite/sqlite-store.ts';",
    ],
    ['enquiry reads the process', 'enquiry/a.ts', 'export const port = process.env.PORT;'],
    ['enquiry reads Deno', 'enquiry/a.ts', 'export const port = Deno.env;'],
    ['adapters import a host', 'adapters/a.ts', "export * from '../hosts/node/config.ts';"],
    [
      'the app imports an adapter lazily',
      'site/a.ts',
      "export const load = () => import('../adapters/mail/smtp-mailer.ts');",
    ],
    [
      'the app imports a host by type',
      'site/a.tsx',
      "export type Config = typeof import('../hosts/node/config.ts');",
    ],
    ['the app reads the environment', 'site/a.ts', 'export const port = process.env.PORT;'],
    [
      'the app imports the handler',
      'site/a.ts',
      "import { handle } from '../enquiry/intake/handle.ts';",
    ],
    ['ui imports the router', 'site/ui/a.tsx', "import { Link } from 'react-router';"],
    ['ui imports content', 'site/ui/a.tsx', "import { company } from '../../content/company.ts';"],
    [
      'one host imports the other',
      'hosts/node/a.ts',
      "import { x } from '../supabase/functions/index.ts';",
    ],
    [
      'a script imports a store',
      'build/a.ts',
      "import { x } from '../adapters/sqlite/sqlite-store.ts';",
    ],
    ['a check imports what it judges', 'checks/a.ts', "import { x } from '../content/forms.ts';"],
    ['a room imports tests', 'hosts/node/a.ts', "import { x } from '../../tests/inbox.ts';"],
  ];
  test.each(cases)('%s', (_, file, source) => {
    const root = mkdtempSync(join(tmpdir(), 'arrows-'));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
    expect(brokenArrows(root).map((arrow) => arrow.where)).toContain(file);
  });
});
