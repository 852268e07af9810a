import { describe, expect, test } from 'vitest';
import { parseForm, parseJson } from './parse-body.ts';

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

  test.each([
    '{"name":"a","name":"b"}',
    '{"name":"a","na\\u006de":"b"}',
    '{"a":{"x":1},"b":2,"a":3}',
    '{"__proto__":1,"__proto__":2}',
    '{"":1,"":2}',
  ])('%s is refused: a key stands there twice', (text) => {
    expect(() => parseJson(text)).toThrow('could not be read');
  });

  test.each(['', '{', '{"a":1,}', "{'a':1}", 'NaN', '{"a":1}{"b":2}', '\u0000'])(
    '%j is refused: it is no JSON',
    (text) => {
      expect(() => parseJson(text)).toThrow('could not be read');
    },
  );

  test('of 32 KB of brackets is refused without trouble', () => {
    expect(() => parseJson('['.repeat(32_768))).toThrow('could not be read');
    expect(() => parseJson(`${'{"a":'.repeat(6_000)}`)).toThrow('could not be read');
    expect(parseJson(`{"a":"${'\\"'.repeat(16_000)}"}`)).toHaveProperty('a');
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

  test.each(['name=a&name=b', 'name=a&n%61me=b', 'a&a'])('%s is refused: twice a key', (text) => {
    expect(() => parseForm(text)).toThrow('could not be read');
  });

  test.each(['name=%', 'name=%zz', 'name=%ff', 'name=%c0%80', 'name=%ed%a0%80', '%ff=a'])(
    '%s is refused: no UTF-8',
    (text) => {
      expect(() => parseForm(text)).toThrow('could not be read');
    },
  );

  test('cannot reach a prototype', () => {
    const fields = parseForm('__proto__=a&constructor=b');
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });
});
