import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/** Runs DOM tests last: vitest starts a new worker at every change of environment. */
export class EnvironmentsTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasDocument(file)), ...sorted.filter(hasDocument)];
  }
}
