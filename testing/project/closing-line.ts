import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with one line of counts; a file that cannot be run counts as a failure. */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = count('failed') + broken + errors.length;
    process.on('exit', () => console.log(`${count('passed')} passed, ${failed} failed`));
  },
};
