import { expect, test } from 'vitest';
import { expectToSpan } from './durations.ts';

test.each([
  ['1 to 5 weeks', '1\u00a0to\u00a05\u00a0weeks', true],
  ['2 weeks to 6 months', 'From 6 weeks', true],
  ['2 weeks to 6 months', 'By arrangement', true],
  ['By arrangement', '6 to 8 weeks', true],
  ['2 to 6 weeks', '10 days', false],
  ['2 to 6 weeks', '6 to 8 weeks', false],
  ['2 to 6 weeks', '2 months', false],
])('the range %s of an overview fits a service of %s: %s', (whole, part, fits) => {
  const call = () =>
    expectToSpan({ file: 'it.yaml', text: whole }, [{ file: 'it/one.yaml', text: part }]);
  if (fits) expect(call).not.toThrow();
  else expect(call).toThrow(`it.yaml says '${whole}', and it/one.yaml '${part}'`);
});
