/** The operator's log. No address and no word of a visitor may be in it. */
export interface Log {
  info(event: string, fields: Readonly<Record<string, unknown>>): void;
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}

/**
 * An error in a few words that hold nothing of a visitor: its codes and its kind. A mail server's or a
 * database's own message may repeat what was sent, so of a reply only the numbers are kept.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const about = new Map<string, unknown>(Object.entries(error));
  const smtp = about.get('responseCode');
  const code = about.get('originalCode') ?? about.get('code');
  const parts = [code, smtp && `SMTP ${smtp}`, about.get('errcode')];
  return parts.filter(Boolean).join(' ') || error.name;
}
