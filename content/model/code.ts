/**
 * A string that visitors do not read as words: an address, a path, an id, a date, a name that software
 * knows, a note for the owner. What is a plain `string` is words.
 */
export type Code = string;
