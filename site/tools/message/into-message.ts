/** The message with a summary, or by how many characters it would be too long. */
export type Joined = { ok: true; message: string } | { ok: false; excess: number };

/** Characters as the server counts them: Unicode code points after trimming. */
const lengthOf = (words: string) => [...words.trim()].length;

/**
 * Puts a tool's summary into a message, under what the visitor typed. It replaces the summary that
 * it put there earlier if that is still there unchanged, and nothing else.
 * @param earlier The summary put there last.
 * @param longest Most characters of a message.
 */
export function intoMessage(
  message: string,
  summary: string,
  earlier: string | undefined,
  longest: number,
): Joined {
  const joined = join(message, summary, earlier);
  const excess = lengthOf(joined) - longest;
  return excess > 0 ? { ok: false, excess } : { ok: true, message: joined };
}

function join(message: string, summary: string, earlier: string | undefined): string {
  const at = earlier === undefined ? -1 : message.lastIndexOf(earlier);
  if (earlier !== undefined && at >= 0) {
    return message.slice(0, at) + summary + message.slice(at + earlier.length);
  }
  const typed = message.trimEnd();
  return typed === '' ? summary : `${typed}\n\n${summary}`;
}
