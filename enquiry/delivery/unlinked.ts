/** The dots of a host, which mail programs make a link of without 'www' too. */
const hostDots = /(?<=[\p{L}\p{N}])\.(?=\p{L}{2})|(?<=\bwww)\./giu;

/** A mail program must not make a link of what a spammer, or a visit's made-up sender, wants clicked. */
export function unlinked(text: string): string {
  return text.replaceAll('://', '[:]//').replaceAll(hostDots, '[.]');
}
