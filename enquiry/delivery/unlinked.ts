/** A mail program must not make a link of what a spammer wants clicked. */
export function unlinked(text: string): string {
  return text.replaceAll('://', '[:]//').replaceAll(/\bwww\./gi, 'www[.]');
}
