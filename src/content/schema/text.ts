import { z } from 'astro/zod';
import { withNonBreakingSpaces } from '../../../content/non-breaking-spaces.ts';
import { withNamesFilled } from './names.ts';

/** What an author reads if a value is not what its field takes: what YAML made of it, and what to write. */
export function misread(input: unknown): string {
  if (input === undefined) return 'is missing';
  if (input === null) return 'is empty';
  if (input instanceof Date) return `is read as a date. ${putQuotes}`;
  if (Array.isArray(input)) return 'is read as a list. Write one text, without dashes before it';
  if (typeof input !== 'object') return `is read as the ${typeof input} ${input}. ${putQuotes}`;
  const [first = ''] = Object.keys(input);
  if (first.startsWith('[object')) return `begins with a brace. ${putQuotes}`;
  return `is read as a field '${first}', because of the colon after it. ${putQuotes}`;
}

export const putQuotes = 'Put double quotes around the whole text';

interface Limits {
  /** Characters, with all names filled in. */
  most?: number;
  canBeEmpty?: true;
  sentences?: number;
}

/** How many sentences end in a text. */
const sentencesIn = (text: string) => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

/**
 * A text whose names are filled in and whose length is checked, and that is not for reading on the page: a description for search
 * engines, a command.
 */
export const filledText = ({ most = Infinity, sentences = Infinity, canBeEmpty }: Limits = {}) =>
  z
    .string({ error: ({ input }) => misread(input) })
    // For tests that draw the longest text that fits.
    .meta(most < Infinity ? { maxLength: most } : {})
    .transform((text, context) => withNamesFilled(text, (message) => context.addIssue(message)))
    .superRefine((text, context) => {
      const { length } = text;
      const count = sentencesIn(text);
      if (length === 0 && !canBeEmpty) context.addIssue('is empty');
      if (length > most) {
        context.addIssue(`has ${length} characters, and at most ${most} fit`);
      }
      if (count > sentences) {
        context.addIssue(`has ${count} sentences, and at most ${sentences} fit`);
      }
    });

/** A text for readers: also, its numbers are joined to the next word. */
export const text = (limits?: Limits) => filledText(limits).transform(withNonBreakingSpaces);

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.enum(words, {
    error: ({ input }) =>
      typeof input === 'string' ? `is '${input}', and can be ${words.join(', ')}` : misread(input),
  });

interface Range {
  least?: number;
  most?: number;
}

/** A number. */
export const amount = ({ least = -Infinity, most = Infinity }: Range = {}) =>
  z
    .number({
      error: ({ input }) =>
        input == null ? misread(input) : `must be a number, and is '${String(input)}'`,
    })
    .superRefine((number, context) => {
      if (number < least) context.addIssue(`is ${number}, and must be at least ${least}`);
      if (number > most) context.addIssue(`is ${number}, and can be at most ${most}`);
    });

/** A whole number. */
export const count = (range?: Range) =>
  amount(range).refine(Number.isInteger, { error: 'must be a whole number' });

/** Only `true` is written; a field that is not there is false. */
export const flag = () => z.literal(true, { error: "can only be 'true', or left out" });

/** A day. YAML reads 2026-11-22 as a date. */
export const day = () =>
  z.preprocess(
    (input) => (input instanceof Date ? input.toISOString().slice(0, 10) : input),
    z.iso.date({
      error: ({ input }) =>
        typeof input === 'string'
          ? `must be a day such as 2026-11-22, and is '${input}'`
          : misread(input),
    }),
  );

/** An address elsewhere. */
export const webAddress = () =>
  z.url({
    protocol: /^https$/,
    error: ({ input }) =>
      typeof input === 'string' ? `must begin with https://, and is '${input}'` : misread(input),
  });

/** A list with a number of entries. */
export const list = <Entry extends z.ZodType>(
  entry: Entry,
  { least = 1, most = Infinity }: Range = {},
) =>
  z
    .array(entry, {
      error: ({ input }) =>
        input === undefined ? misread(input) : 'must be a list, with a dash before each entry',
    })
    .superRefine(({ length }, context) => {
      if (length >= least && length <= most) return;
      const fits = least === most ? `${least}` : `${least} to ${most}`;
      context.addIssue(`has ${length} entries, and must have ${fits}`);
    });

/** Fields, and no others. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no field ${issue.keys.join(', ')} here. The fields are ${Object.keys(shape).join(', ')}`
        : issue.input === undefined
          ? misread(issue.input)
          : `must have the fields ${Object.keys(shape).join(', ')}`,
  });

type Kind = z.core.$ZodTypeDiscriminable;

/** Several kinds of entries, of which the field `kind` names one. */
export function kinds<const Groups extends readonly [Kind, ...Kind[]]>(...groups: Groups) {
  const known = groups.flatMap(({ _zod }) => [...(_zod.propValues?.kind ?? [])]).filter(Boolean);
  const names = known.join(', ');
  return z.discriminatedUnion('kind', groups, {
    error: ({ input }) => {
      if (input == null) return misread(input);
      const hasFields = typeof input === 'object' && !Array.isArray(input);
      return hasFields ? `must be ${names}` : `must have fields, and its 'kind' can be ${names}`;
    },
  });
}

interface Refused {
  input?: unknown;
  /** Of each form. */
  errors?: readonly (readonly z.core.$ZodIssue[])[];
}

/**
 * For a union: what is wrong with the form that is meant. It has a field of the entry, and of several such forms it has the fewest
 * faults. If there is none, the last form is meant.
 */
export function closest({ input, errors = [] }: Refused): string {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const isMeant = (issues: readonly z.core.$ZodIssue[]) => {
    const ofEntry = issues.filter(({ path }) => path.length === 0);
    const unknown = ofEntry.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : []));
    return unknown.length < fields.length && ofEntry.every(({ code }) => code !== 'invalid_type');
  };
  const [meant = errors.at(-1) ?? []] = errors
    .filter(isMeant)
    .toSorted((one, other) => one.length - other.length);
  return meant.map(({ path, message }) => [...path, message].join(' ')).join('; ');
}
