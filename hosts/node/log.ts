import { destination, pino, stdTimeFunctions } from 'pino';
import type { Log } from '../../enquiry/ports.ts';

/**
 * The operator's log: JSON lines on standard error, so that standard output keeps to what a
 * person reads at the start. Written at once: the last line before a crash is the one that counts.
 */
export function createLog(): Log {
  const logger = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: asName } },
    destination({ fd: 2, sync: true }),
  );
  return {
    info: (event, fields) => logger.info({ event, ...fields }),
    error: (event, fields) => logger.error({ event, ...fields }),
  };
}

function asName(label: string) {
  return { level: label };
}
