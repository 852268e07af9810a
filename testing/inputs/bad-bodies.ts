import { company } from '../../content/company.ts';
import { type BadInput, enquiry, form, invalid, json, malformed, mark } from './bad-input.ts';

const notJson: readonly BadInput[] = [
  '',
  ' ',
  mark,
  `'${mark}'`,
  '{',
  '}',
  '[',
  'NaN',
  'undefined',
  '{"name"}',
  `{"name":"${mark}",}`,
  `{"name":"${mark}"}x`,
  `{"name":"${mark}"}{}`,
  `{name:"${mark}"}`,
  `{"name":"${mark}","name":"b"}`,
  `{"name":"a","n\\u0061me":"${mark}"}`,
  `{"a":1,"a":1}`,
  '['.repeat(30_000),
  '{"a":'.repeat(6_000),
  `\ufeff\ufeff{}`,
  `/*${mark}*/{}`,
  `{"name":"\n"}`,
  `{"name":"\\x41"}`,
  '01',
  '1.',
  '.5',
  '+1',
  `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///${mark}">]><a>&b;</a>`,
  `name=${mark}`,
  '{"a":tru}',
  '"\\ud8"',
  '{"message":"\u0001"}',
].map((body) => ({ what: `JSON ${JSON.stringify(body.slice(0, 40))}`, body, ...malformed }));

const notEnquiries: readonly BadInput[] = [
  'null',
  '7',
  '1e999',
  'true',
  '[]',
  `"${mark}"`,
  `["${mark}"]`,
  `{"__proto__":{"formType":"home","name":"${mark}"}}`,
  `{"constructor":{"prototype":{"formType":"home"}}}`,
].map((body) => ({ what: `JSON ${body}`, body, ...invalid }));

const bytes = (...codes: readonly number[]) =>
  new Uint8Array([...new TextEncoder().encode(`{"name":"${mark}`), ...codes, 0x22, 0x7d]);
const notUtf8: readonly BadInput[] = [
  [0xff],
  [0xfe],
  [0x80],
  [0xc0, 0x80],
  [0xc1, 0xbf],
  [0xc3],
  [0xe0, 0x80, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf0, 0x80, 0x80, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xf8, 0x88],
  [0xe2, 0x82],
].map((codes) => ({ what: `the bytes ${codes}`, body: bytes(...codes), ...malformed }));

const badForms: readonly BadInput[] = [
  `name=%ff${mark}`,
  `name=%c0%80${mark}`,
  `name=%ed%a0%80${mark}`,
  `name=%${mark}`,
  'name=%',
  `name=%zz${mark}`,
  `name=a&name=${mark}`,
  'a&a',
  `n%61me=a&name=${mark}`,
  '%ff=a',
].map((body) => ({ what: `the form ${body}`, body, ...malformed, headers: form }));

const mediaTypes: readonly BadInput[] = [
  'text/plain',
  'text/html',
  'text/json',
  'application/xml',
  'application/jsonp',
  'application/json5',
  'application/ld+json',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded; charset=shift_jis',
  'application/x-www-form-urlencoded, application/json',
  'json',
  '*/*',
  `${mark}/${mark}`,
].map((type) => ({
  what: `the type ${type}`,
  headers: { 'content-type': type },
  body: JSON.stringify(enquiry),
  status: 415,
  code: 'media_type',
}));

const compressed: readonly BadInput[] = ['gzip', 'br', 'deflate', 'zstd', mark].map((coding) => ({
  what: `the coding ${coding}`,
  headers: { ...json, 'content-encoding': coding },
  body: JSON.stringify(enquiry),
  status: 415,
  code: 'media_type',
}));

const methods: readonly BadInput[] = ['GET', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE'].map(
  (method) => ({ what: `the method ${method}`, method, status: 405, code: 'method' }),
);

const origins: readonly BadInput[] = [
  'https://evil.example',
  'https://friend.example.evil.example',
  'http://friend.example',
  'null',
  `http://${company.domain}`,
  `https://${company.domain}:444`,
  `https://${company.domain}.evil.example`,
  `https://evil.example/${company.domain}`,
  `https://x${company.domain}`,
  `https://sub.${company.domain}`,
  'file://',
  'nonsense',
  `https://${mark}.example`,
  `https://${company.domain}@evil.example`,
  'data:,x',
].map((origin) => ({
  what: `the origin ${origin}`,
  headers: { ...json, origin },
  body: JSON.stringify(enquiry),
  status: 403,
  code: 'origin',
}));

const keys: readonly BadInput[] = [
  'short',
  'x'.repeat(15),
  'x'.repeat(65),
  'a b c d e f g h i j',
  'key/with/slashes/1',
  `<${mark}-${mark}-x>`,
].map((key) => ({
  what: `the Idempotency-Key ${key}`,
  body: JSON.stringify(enquiry),
  ...invalid,
  headers: { ...json, 'idempotency-key': key },
}));
/** Bodies, content types, methods, origins and keys that are refused. */
export const badBodies: readonly BadInput[] = [
  ...notJson,
  ...notEnquiries,
  ...notUtf8,
  ...badForms,
  ...mediaTypes,
  ...compressed,
  ...methods,
  ...origins,
  ...keys,
];
