import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { execute } from '../execute.ts';
import type { Newsroom } from './newsroom.ts';

export interface TestCommand<Do extends keyof CommandResults> {
  readonly do: Do;
  readonly [field: string]: unknown;
}

/** Executes a command of a test, whose failure is an error. */
export const runCommand = async <Do extends keyof CommandResults>(
  newsroom: Newsroom,
  command: TestCommand<Do>,
): Promise<CommandResults[Do]> => {
  const outcome = await execute(newsroom, command);
  if (!('done' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.done as CommandResults[Do];
};
