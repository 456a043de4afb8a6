import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly names: readonly string[];
  readonly skipped: readonly string[];
}

const because = (errors: readonly SerializedError[] = []): string => errors[0]?.message?.split('\n')[0] ?? 'no message';

/** Counts a failed suite or an unreadable file as one. Vitest's JSON reporter omits the error of such a suite. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failure = (one: TestModule | TestSuite | TestCase, errors?: readonly SerializedError[]): string => {
      const path = (one.type === 'module' ? one : one.module).relativeModuleId;
      return `${path}: ${one.type === 'module' ? '' : `${one.fullName}: `}${because(errors)}`;
    };
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const names = [
      ...tests
        .map((test) => ({ test, result: test.result() }))
        .filter(({ result }) => result.state === 'failed')
        .map(({ test, result }) => failure(test, result.errors)),
      ...modules
        .flatMap((module) => [module, ...module.children.allSuites()])
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => failure(suite, suite.errors())),
      ...unhandled.map((error) => `error outside of tests: ${because([error])}`),
    ];
    const skipped = tests
      .filter((test) => test.result().state === 'skipped')
      .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    mkdirSync('reports', { recursive: true });
    writeFileSync(
      'reports/vitest.json',
      JSON.stringify({ passed, failed: names.length, names, skipped } satisfies Tally),
    );
  }
}
