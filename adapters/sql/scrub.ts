import * as v from 'valibot';
import type { EnquiryRecords, ScrubStep, ScrubTurn } from '../../enquiry/upkeep/records.ts';
import type { SqlDatabase, SqlSession } from './statements.ts';
import { copyName, TableInUse, type TableRewrite, tableName } from './table-rewrite.ts';

/**
 * How far the rewrite of the table has come.
 *
 * - `idle`: none runs
 * - `copying`: rows are copied into a new table, which triggers keep equal
 * - `clearing`: the new table has taken the old one's place, and the old one goes
 * - `discarding`: the new table does not fit any more, and goes
 * - `settling`: what the database keeps outside its tables is emptied
 */
const stages = ['idle', 'copying', 'clearing', 'discarding', 'settling'] as const;

const states = v.array(
  v.object({
    stage: v.picklist(stages),
    position: v.number(),
    last_id: v.number(),
    erasures: v.number(),
    covered: v.number(),
    scrubbed: v.number(),
    lease: v.nullable(v.string()),
    leased_until: v.number(),
  }),
);
type State = v.InferOutput<typeof states>[number];
type Changes = Partial<Pick<State, 'stage' | 'position' | 'last_id' | 'covered' | 'scrubbed'>>;

/** Rows in one step: as many as take about the time that the database allows. */
const rows = { first: 50, fewest: 10, most: 1_000 } as const;

/**
 * Rewrites the table that visitors' words are in, without a moment in which it cannot be used:
 * neither SQLite nor PostgreSQL overwrites the copies that it leaves behind when it moves a row.
 */
export function createScrub(
  database: SqlDatabase,
  rewrite: TableRewrite,
): Pick<EnquiryRecords, 'scrub' | 'isScrubbed'> {
  let count: number = rows.first;

  async function step(turn: ScrubTurn): Promise<ScrubStep> {
    const state = await database.transaction((tx) => read(tx));
    if (isDone(state)) return { kind: 'scrubbed' };
    const settling = state.stage === 'settling';
    const obstacle = await (settling ? rewrite.settle() : rewrite.obstacle());
    if (obstacle !== undefined) return { kind: 'blocked', reason: obstacle };
    const started = performance.now();
    const moved = await database.transaction((tx) => move(tx, turn));
    adapt(performance.now() - started);
    return moved;
  }

  async function move(tx: SqlSession, turn: ScrubTurn): Promise<ScrubStep> {
    const state = await read(tx, rewrite.lockRow);
    if (isDone(state)) return { kind: 'scrubbed' };
    const mine = state.lease === turn.lease;
    if (!mine && state.leased_until > turn.now) {
      return { kind: 'blocked', reason: 'another process of the website is scrubbing' };
    }
    const changes = await advance(tx, state, !mine);
    const next = { ...state, ...changes };
    const done = isDone(next);
    await tx.query(
      `UPDATE scrub SET stage = $1, position = $2, last_id = $3, covered = $4, scrubbed = $5,
         lease = $6, leased_until = $7, scrubbed_at = coalesce($8, scrubbed_at)`,
      [
        next.stage,
        next.position,
        next.last_id,
        next.covered,
        next.scrubbed,
        turn.lease,
        done ? 0 : turn.leaseEnds,
        done ? turn.now : null,
      ],
    );
    return { kind: done ? 'scrubbed' : 'more' };
  }

  async function advance(tx: SqlSession, state: State, resumed: boolean): Promise<Changes> {
    switch (state.stage) {
      case 'idle':
        await rewrite.begin(tx);
        // What arrives from now on is mirrored, and need not be copied.
        return {
          stage: 'copying',
          position: 0,
          last_id: await newestId(tx),
          covered: state.erasures,
        };
      case 'copying': {
        if (resumed && !(await rewrite.isCurrent(tx))) {
          await rewrite.stopMirroring(tx);
          return { stage: 'discarding' };
        }
        if (state.position < state.last_id) {
          const position = await endOfBatch(tx, state, count);
          await rewrite.copy(tx, state.position, position);
          return { position };
        }
        await rewrite.swap(tx);
        return { stage: 'clearing' };
      }
      case 'clearing':
        return (await rewrite.clear(tx, count)) ? { stage: 'settling' } : {};
      case 'discarding':
        return (await rewrite.clear(tx, count)) ? { stage: 'idle' } : {};
      case 'settling':
        return { stage: 'idle', scrubbed: state.covered };
    }
  }

  function adapt(took: number) {
    const factor = took > rewrite.stepTime ? 0.5 : took < rewrite.stepTime / 2 ? 1.5 : 1;
    count = Math.round(Math.min(rows.most, Math.max(rows.fewest, count * factor)));
  }

  return {
    async isScrubbed() {
      const state = await database.transaction((tx) => read(tx));
      rewrite.rest();
      return isDone(state);
    },
    async scrub(turn) {
      try {
        const moved = await step(turn);
        if (moved.kind !== 'more') rewrite.rest();
        return moved;
      } catch (error) {
        rewrite.rest();
        if (!(error instanceof TableInUse)) throw error;
        return { kind: 'blocked', reason: error.message };
      }
    },
  };
}

const ids = v.tuple([v.object({ id: v.nullable(v.number()) })]);

async function newestId(tx: SqlSession): Promise<number> {
  const [{ id }] = v.parse(ids, await tx.query(`SELECT max(id) AS id FROM ${tableName}`));
  return id ?? 0;
}

async function endOfBatch(tx: SqlSession, state: State, count: number): Promise<number> {
  const found = await tx.query(
    `SELECT max(id) AS id FROM (SELECT id FROM ${tableName}
       WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3) AS batch`,
    [state.position, state.last_id, count],
  );
  const [{ id }] = v.parse(ids, found);
  return id ?? state.last_id;
}

const isDone = ({ stage, scrubbed, erasures }: State) => stage === 'idle' && scrubbed >= erasures;

async function read(session: SqlSession, lock = ''): Promise<State> {
  const found = await session.query(
    `SELECT stage, position, last_id, erasures, covered, scrubbed, lease, leased_until FROM scrub ${lock}`,
  );
  const [state] = v.parse(states, found);
  if (!state) throw new Error(`the table scrub has lost its row; ${copyName} may be unfinished`);
  return state;
}
