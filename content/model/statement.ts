/**
 * A sentence, or a sentence that only the owner can confirm: a duration, a price, a vendor, a claim
 * about the company. `npm run to-confirm` lists the second kind. Once the owner has settled one,
 * its text alone stands in its place.
 */
export type Statement = string | ToConfirm;

export interface ToConfirm {
  /** What visitors read: the bare figure, never worded as an example. One literal, in one line. */
  text: string;
  /** What the owner has to settle, in a few words: 'usual duration'. Never shown to visitors. */
  toConfirm: string;
  /** Says how the company works and gives no figure: shown without the 'Typical' tag. */
  claim?: true;
}
