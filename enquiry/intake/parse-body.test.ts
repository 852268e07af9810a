import { threadCpuUsage } from 'node:process';
import { describe, expect, test } from 'vitest';
import { parseForm, parseJson } from './parse-body.ts';

// Which bodies are refused, a visitor sees: testing/inputs/bad-bodies.ts has the rest.
describe('a JSON body', () => {
  test.each([
    '{"a":"1","b":"2"}',
    '{ "a" : { "x": 1, "y": { "x": 2 } }, "b": [ { "x": 1 }, { "x": 2 } ] }',
    '{"a":"\\"b\\":\\"c\\"","b":":{:}"}',
    '{"__proto__":"1","a":"2"}',
    '{}',
    '[{"a":1},{"a":1}]',
    '"a:b:c"',
    'null',
  ])('%s is read as it stands', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test.each(['{"a":{"x":1},"b":2,"a":3}', '{"__proto__":1,"__proto__":2}', '{"":1,"":2}'])(
    '%s is refused: duplicate keys',
    (text) => {
      expect(() => parseJson(text)).toThrow('could not be read');
    },
  );
});

describe('a body with more in it than an enquiry', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`);
  const object = (count: number) => JSON.stringify(Object.fromEntries(keys(count).entries()));

  test('is read up to a hundred keys, and refused with more', () => {
    expect(Object.keys(parseForm(keys(100).join('&')))).toHaveLength(100);
    expect(() => parseForm(keys(101).join('&'))).toThrow('could not be read');
    expect(parseJson(object(100))).toHaveProperty('99');
    expect(() => parseJson(object(102))).toThrow('could not be read');
    expect(() => parseJson(`{"a":[${'1,'.repeat(200)}1]}`)).toThrow('could not be read');
    expect(() => parseJson(`{"a":${object(60)},"b":${object(60)}}`)).toThrow('could not be read');
  });

  test('is read eight levels deep, and refused deeper', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(8))).toHaveLength(1);
    expect(() => parseJson(nested(9))).toThrow('could not be read');
    expect(parseJson(`{"a":"${'[{,'.repeat(1_000)}"}`)).toHaveProperty('a');
  });

  test('is refused before it is parsed', () => {
    const [form, json] = [keys(15_000).join('&'), object(4_000)];
    const costly = [
      () => parseForm(form),
      () => parseJson(json),
      () => parseJson(`"${'\\"'.repeat(16_000)}`),
      () => parseJson('\\"'.repeat(16_000)),
    ];
    for (const parse of costly) {
      const before = threadCpuUsage();
      for (let times = 0; times < 100; times += 1) expect(parse).toThrow('could not be read');
      // Parsing a hundred of these forms takes a second.
      expect(threadCpuUsage(before).user).toBeLessThan(300_000);
    }
  });
});

describe('a form body', () => {
  test('is decoded', () => {
    expect(parseForm('name=Ada+L&message=a%0D%0Ab%20%E2%9C%93&empty=&bare&=nameless')).toEqual({
      name: 'Ada L',
      message: 'a\r\nb ✓',
      empty: '',
      bare: '',
      '': 'nameless',
    });
  });

  test('may hold an equals sign in a value', () => {
    expect(parseForm('message=a=b')).toEqual({ message: 'a=b' });
  });

  test('cannot reach a prototype', () => {
    const fields = parseForm('__proto__=a&constructor=b');
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });
});
