import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings } from './read-settings.ts';
import { withSettings } from './readme-table.ts';

test('The README describes every setting as the table does; npm run format writes it', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toBe(withSettings(readme));
});

test('The log shows settings and defaults, and no secret', () => {
  const shown = describeSettings({
    SMTP_URL: 'smtps://key:Tops3cret@mail.example:465',
    DATABASE_URL: 'postgres://website:Tops3cret@db/website?password=Tops3cret',
    CANARY_PING_URL: 'https://monitoring.example/Tops3cret',
    HOST: ' ',
    DATA_DIR: '/srv/data',
  });
  expect(shown).toMatchObject({
    SMTP_URL: 'smtps://***@mail.example:465',
    DATABASE_URL: 'postgres://***@db/website',
    CANARY_PING_URL: 'https://monitoring.example/***',
    PORT: '3000',
    HOST: undefined,
    BACKUP_DIR: '/srv/data/backups',
    RETENTION_DAYS: '90',
    ALLOWED_ORIGINS: undefined,
  });
  expect(Object.keys(shown)).not.toContain('DRAIN_SECRET');
  expect(JSON.stringify(shown)).not.toMatch(/Tops3cret|key/);
});
