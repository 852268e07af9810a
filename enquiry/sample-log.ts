import type { Clock, Log, LogFields } from './ports.ts';

/** Milliseconds for which the first line of a kind speaks for all that follow. */
const span = 10_000;

/** Events that strangers can cause as often as they like, and the field that names their kind. */
const kindFields = new Map([
  ['enquiry', 'code'],
  ['connection_refused', 'limit'],
  ['internal_error', 'stack'],
  ['store_full', 'limit'],
]);

/**
 * Writes the first line of each kind at once, and after ten seconds one line with `more`: how many
 * like it were left out. Every other line passes. What is counted when `stopping` is aborted is
 * written then.
 */
export function sampleLog(log: Log, clock: Clock, stopping: AbortSignal): Log {
  const counts = new Map<string, number>();

  function sample(write: Log['info'], event: string, fields?: LogFields): void {
    const field = kindFields.get(event);
    const kind = field === undefined ? undefined : fields?.[field];
    if (field === undefined || kind === undefined) {
      write(event, fields);
      return;
    }
    const key = `${event} ${kind}`;
    const count = counts.get(key);
    counts.set(key, (count ?? -1) + 1);
    if (count !== undefined) return;
    write(event, fields);
    void clock.sleep(span, stopping).then(() => {
      const more = counts.get(key) ?? 0;
      counts.delete(key);
      if (more > 0) write(event, { [field]: kind, more });
    });
  }

  return {
    info: (event, fields) => sample(log.info, event, fields),
    error: (event, fields) => sample(log.error, event, fields),
  };
}
