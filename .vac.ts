import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { fillSqlite, fillPostgres } from './testing/stores/fill-database.ts';
import { openSqliteStore } from './adapters/sqlite/sqlite-store.ts';
import { openPostgresStore } from './adapters/postgres/postgres-store.ts';
import { startPostgres } from './testing/stores/test-postgres.ts';
const folder = mkdtempSync('/work/wt/store/.vac-');
for (const n of [20_000]) {
  const file = `${folder}/e${n}.db`;
  await fillSqlite(file, 0, n);
  const store = openSqliteStore(file);
  await store.erase([`ENQ-F1000007`], Date.now());
  let t = performance.now();
  const r = await store.rewriteFiles();
  console.log('sqlite', n, r, Math.round(performance.now() - t), 'ms', statSync(file).size / 1e6, 'MB');
  await store.close();
  const pg = await startPostgres();
  await fillPostgres(pg.url, 0, n);
  const s = await openPostgresStore(pg.url, []);
  await s.erase([`ENQ-F1000007`], Date.now());
  t = performance.now();
  console.log('pg', await s.rewriteFiles(), Math.round(performance.now() - t), 'ms');
  for (const table of ['enquiry', 'outbox']) { t = performance.now(); await pg.query(`VACUUM FULL ${table}`); console.log(table, Math.round(performance.now() - t)); }
  await s.close(); await pg.stop();
}
rmSync(folder, { recursive: true });
