import { pino, stdTimeFunctions } from 'pino';
import SonicBoom from 'sonic-boom';
import type { Log } from '../enquiry/log.ts';

/** Bytes that may wait for a slow reader or a full disk. Later lines are lost. */
const maxBufferSize = 1024 * 1024;

/** Milliseconds until a failed write is tried again, and to write the last lines of a process that ends. */
const retryAfter = 1_000;
const flushTime = 500;

/**
 * The operator's log: JSON lines on standard output, written asynchronously, so that a pipe that nobody
 * reads costs lines and never an answer. Not pino's own destination, whose last flush can wait for ever.
 * `flush` writes what still waits, if it can.
 */
export function createLog(): Log & { flush(): Promise<void> } {
  // Makes a pipe non-blocking, so that a waiting write cannot keep the process from ending.
  process.stdout.on('error', () => {});
  const lines = new SonicBoom({ fd: 1, minLength: 1, maxLength: maxBufferSize });
  lines.on('error', () => setTimeout(() => lines.flush(), retryAfter).unref());
  const logger = pino({ base: null, timestamp: stdTimeFunctions.isoTime }, lines);
  return {
    info: (event, fields) => logger.info({ event, ...fields }),
    warn: (event, fields) => logger.warn({ event, ...fields }),
    error: (event, fields) => logger.error({ event, ...fields }),
    flush: () =>
      new Promise((resolve) => {
        setTimeout(resolve, flushTime);
        lines.flush(() => resolve());
      }),
  };
}
