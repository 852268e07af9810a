import { type BadInput, form, invalid, json, mark, withField } from './bad-input.ts';
import { hostileAddresses } from './hostile-addresses.ts';

const types: readonly unknown[] = [
  null,
  0,
  -1.5,
  1e21,
  true,
  false,
  [],
  [mark],
  [[mark]],
  {},
  { path: `/etc/${mark}` },
  { href: mark },
  { toString: mark },
  { length: 3 },
];
const wrongTypes: readonly BadInput[] = ['name', 'email', 'subject', 'message', 'formType'].flatMap(
  (field) =>
    types.map((value) => ({
      what: `${field} as ${JSON.stringify(value)}`,
      body: withField(field, value),
      ...invalid,
    })),
);

/** C0, DEL and C1; a message may have line breaks and tabs. */
const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, n) => 127 + n)];
const controlCharacters: readonly BadInput[] = controls.flatMap((code) => {
  const fields = [9, 10, 13].includes(code) ? ['name', 'subject'] : ['name', 'subject', 'message'];
  return fields.map((field) => ({
    what: `U+${code.toString(16).padStart(4, '0')} in the ${field}`,
    body: withField(field, `${mark}${String.fromCharCode(code)}x`),
    ...invalid,
  }));
});

const broken: readonly BadInput[] = ['name', 'subject', 'message'].flatMap((field) =>
  ['\ud800', '\udfff', '\udc00\ud800'].map((surrogate) => ({
    what: `a lone surrogate in the ${field}: ${JSON.stringify(surrogate)}`,
    body: withField(field, `${mark}${surrogate}x`),
    ...invalid,
  })),
);

const tooLong: readonly BadInput[] = [
  ['name', 'x'.repeat(101)],
  ['name', '😀'.repeat(101)],
  ['subject', 'x'.repeat(151)],
  ['message', 'x'.repeat(5_001)],
  ['email', `${'x'.repeat(243)}@example.com`],
  ['email', `x@${'a.'.repeat(130)}com`],
].map(([field = '', value]) => ({
  what: `${field} of ${value?.length}`,
  body: withField(field, value),
  ...invalid,
}));

const tooLarge: readonly BadInput[] = [
  { what: 'JSON of 32 KiB and a byte', headers: json, body: 'x'.repeat(32 * 1024 + 1) },
  { what: 'a form of 80 KiB and a byte', headers: form, body: 'x'.repeat(80 * 1024 + 1) },
  { what: 'JSON of a megabyte', headers: json, body: JSON.stringify(mark.repeat(150_000)) },
].map((input) => ({ ...input, status: 413, code: 'too_large' }));
const addresses: readonly BadInput[] = hostileAddresses.map((email) => ({
  what: `the address ${JSON.stringify(email)}`,
  body: withField('email', email),
  ...invalid,
}));

const missing: readonly BadInput[] = ['name', 'email', 'subject', 'message', 'formType'].flatMap(
  (field) =>
    ['', ' \n\t ', '\u200b\u2060', '\u2800'].map((blank) => ({
      what: `${field} of blanks: ${JSON.stringify(blank)}`,
      body: withField(field, blank),
      ...invalid,
    })),
);
const unknownForms: readonly BadInput[] = [undefined, 'nonsense', '__proto__', 'toString'].map(
  (value) => ({ what: `the form ${value}`, body: withField('formType', value), ...invalid }),
);

/** Field values that are refused. */
export const badFields: readonly BadInput[] = [
  ...wrongTypes,
  ...controlCharacters,
  ...broken,
  ...tooLong,
  ...tooLarge,
  ...addresses,
  ...missing,
  ...unknownForms,
];
