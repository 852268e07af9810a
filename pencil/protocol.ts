// What the page and the development server say to each other while the owner edits words. Every message is a POST of
// JSON to `/__pencil/<name>` with the start's own token, and is answered with JSON.

/** Header that carries the token which the development server made when it started. */
export const tokenHeader = 'x-pencil-token';

/** Where the page finds the token: `<meta name="pencil-token" content="…">`. */
export const tokenMeta = 'pencil-token';

/** Why a text cannot be changed on the page. */
export type Reason = 'specified' | 'composed' | 'code';

/** A text under `content/`: one literal, or one paragraph of a legal document. */
export interface SourceText {
  /** File and key path: `content/services/it/managed-services.ts#service.benefits.0.text`. */
  id: string;
  /** From the project's folder: `content/home.ts`. */
  file: string;
  /** Where it begins, counted from 1. */
  line: number;
  /** Where in the file: `service.benefits.0.text`; of a document `section 3, paragraph 2`. */
  keyPath: string;
  /** SHA-256 of the file as it was read, in hexadecimal digits. */
  hash: string;
  /** Where the literal stands in the file, in UTF-16 units. */
  span: readonly [start: number, end: number];
  /** What visitors read; of a composed text its constant parts, in order. */
  shown: readonly string[];
  /** What is edited: the literal's value, or the paragraph's Markdown. */
  value: string;
  /** Key path of the object around it, with the file: texts of one group stand near each other on a page. */
  group: string;
  /** Path of the page that it belongs to; `undefined` if several pages share its file. */
  page?: string;
  /** What its field is: 'Benefit, text'. */
  label: string;
  /** What its field is for: the comment in `content/model/`. */
  description: string;
  /** Most characters, if its field has a limit. */
  most?: number;
  /** Why it cannot be changed here; `undefined` if it can. */
  reason?: Reason;
  /** What the owner has to confirm, if it waits for that. */
  toConfirm?: string;
  /** A lawyer should read it first. */
  forLawyer?: true;
}

/** A statement that waits for the owner: the same list as `npm run to-confirm`. */
export interface Waiting {
  /** Of its `SourceText`. */
  id: string;
  text: string;
  toConfirm: string;
  /** Path of the page that shows it; `undefined` if several do. */
  page?: string;
  forLawyer?: true;
}

/** A field of the form of a slot, made from its type in `content/model/slots.ts`. */
export interface SlotField {
  /** Name of its property: 'client'. */
  name: string;
  description: string;
  required: boolean;
  /** The texts that its type allows, if these are listed there. */
  choices?: readonly string[];
  /** It is a picture: its value is a `DroppedPicture`. */
  picture?: true;
}

/** What only the owner can add, where it would appear. */
export interface Slot {
  /** `content/slots.ts#slots.people`, `content/results.ts#results`. */
  id: string;
  /** 'A person whom clients work with'. */
  label: string;
  description: string;
  fields: readonly SlotField[];
}

/** A picture as the owner dropped it, with its text for those who do not see it. */
export interface DroppedPicture {
  /** Name of its file: 'sam.jpg'. */
  name: string;
  /** The file's bytes in base64. */
  data: string;
  alt: string;
}

/** Why an edit was not made, in the owner's words, and what to do. */
export interface Refusal {
  sentence: string;
  /** A word that may be added to the dictionary. */
  word?: string;
}

/** The answer to each message that changes something. */
export type Outcome =
  | { done: true; sentence: string }
  | { done: false; refusals: readonly Refusal[] };

/** A sentence that differs from the last commit. */
export interface Change {
  id: string;
  file: string;
  page?: string;
  /** `undefined`: it was added. */
  before?: string;
  /** `undefined`: it was removed. */
  after?: string;
  /** It was marked as confirmed. */
  confirmed?: true;
}

/** Messages and their answers. */
export interface Messages {
  /** What may be shown at this path of the site, the texts of its own modules first. */
  page: {
    message: { path: string };
    answer: {
      texts: readonly SourceText[];
      waiting: readonly Waiting[];
      /** Empty slots of this page. */
      slots: readonly Slot[];
      /** How many sentences differ from the last commit. */
      changes: number;
    };
  };
  /** Replaces one text. `hash`, `span` and `before` are those of its `SourceText`. `confirm`: it no longer waits. */
  save: {
    message: {
      id: string;
      hash: string;
      span: readonly [start: number, end: number];
      before: string;
      after: string;
      confirm: boolean;
    };
    answer: Outcome;
  };
  /** Adds a word to the project's dictionary. */
  'add-word': { message: { word: string }; answer: Outcome };
  /** Fills a slot with one more entry. */
  fill: {
    message: { id: string; values: Readonly<Record<string, string | DroppedPicture>> };
    answer: Outcome;
  };
  changes: { message: Record<string, never>; answer: { changes: readonly Change[] } };
  /** Makes one sentence again what it was at the last commit. */
  'take-back': { message: { id: string }; answer: Outcome };
  /** Makes one Git commit of all changes, with a message that lists them. */
  keep: { message: Record<string, never>; answer: Outcome };
}
