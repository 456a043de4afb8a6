import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where the rule set of the product stands in its repository. */
const path = 'config/redirects.json';

const mostBytes = 2 ** 23;

/**
 * The rule set as a git ref has it, read from the repository around the working folder; null when there is none.
 * Nothing is checked out or run.
 */
export const committedRules = async (ref: string): Promise<string | null> => {
  if (ref === '' || ref.startsWith('-')) return null;
  const shown = await promisify(execFile)('git', ['show', '--no-textconv', '--no-ext-diff', `${ref}:${path}`], {
    maxBuffer: mostBytes,
  }).catch(() => null);
  return shown?.stdout ?? null;
};
