import process from 'node:process';
import { pino, stdTimeFunctions } from 'pino';
import SonicBoom from 'sonic-boom';
import type { Log } from '../../enquiry/ports.ts';

export interface ProcessLog extends Log {
  /** Writes what still waits; resolves when that is done, cannot be done, or takes too long. */
  flush(): Promise<void>;
}

/** Standard error: standard output has only what a person reads at the start. */
const standardError = 2;

/** Bytes that may wait for a slow reader or a full disk. Later lines are lost, and counted. */
const longestBuffer = 1024 * 1024;

/** Milliseconds until a failed write is tried again. */
const retryAfter = 1_000;

/** Milliseconds to write the last lines of a process that ends. */
const flushTime = 500;

/**
 * The operator's log: JSON lines, written asynchronously. An unread or closed pipe or a full disk
 * costs lines, never an answer: `log_lines_lost` says how many, once there is room.
 * Not pino's own `destination`: on a full disk its last flush repeats for ever.
 */
export function createLog(): ProcessLog {
  // Also makes a pipe non-blocking: a write that waits for a reader would keep the process from ending.
  process.stderr.on('error', () => {});
  // Without a least length, `flush` would not wait.
  const lines = new SonicBoom({ fd: standardError, minLength: 1, maxLength: longestBuffer });
  const logger = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: asName } },
    lines,
  );
  let lost = 0;
  lines.on('drop', () => {
    lost += 1;
  });
  lines.on('drain', () => {
    if (lost === 0) return;
    const count = lost;
    lost = 0;
    logger.error({ event: 'log_lines_lost', count });
  });
  // What could not be written stays in the buffer; once that is full, no line tries again by itself.
  lines.on('error', () => setTimeout(() => lines.flush(), retryAfter).unref());
  return {
    info: (event, fields) => logger.info({ event, ...fields }),
    error: (event, fields) => logger.error({ event, ...fields }),
    flush: () =>
      new Promise((resolve) => {
        setTimeout(resolve, flushTime);
        lines.flush(() => resolve());
      }),
  };
}

function asName(label: string) {
  return { level: label };
}
