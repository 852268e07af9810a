/**
 * Dots within a host's name: mail programs turn `shop.example` into a link even without 'www'. Not those of files, whose
 * endings are no top-level domains.
 */
const hostDots = /(?<=[\p{L}\p{N}])\.(?!(?:html?|php|aspx?|pdf)\b)(?=\p{L}{2})|(?<=\bwww)\./giu;

/** A stranger's text, written so that no mail program makes a link of it. */
export function unlinked(text: string): string {
  return text.replaceAll('://', '[:]//').replaceAll(hostDots, '[.]');
}
