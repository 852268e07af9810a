/** The operator's log. No address and no word of a visitor may be in it. */
export interface Log {
  info(event: string, fields: Readonly<Record<string, unknown>>): void;
  /** Mail and store work, but a setting looks wrong. */
  warn(event: string, fields: Readonly<Record<string, unknown>>): void;
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}

/** The codes at the start of a mail server's reply: '550 5.7.1'. */
const replyCodes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?!\S))?/;

/**
 * An error in a few words that hold nothing of a visitor: its codes and its kind. A mail server's or a
 * database's own message may repeat what was sent, so of a reply only the numbers are kept.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const about = new Map<string, unknown>(Object.entries(error));
  const [reply] = replyCodes.exec(String(about.get('response'))) ?? [];
  if (reply) return `SMTP ${reply.replace('-', ' ')}`;
  const code = about.get('originalCode') ?? about.get('code');
  return [code, about.get('errcode')].filter(Boolean).join(' ') || error.name;
}
