import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const path = 'config/redirects.json';

const maxBytes = 2 ** 23;

/** Null when the git ref has no rule set. Checks out and runs nothing. */
export const committedRules = async (ref: string): Promise<string | null> => {
  if (ref === '' || ref.startsWith('-')) return null;
  const shown = await promisify(execFile)('git', ['show', '--no-textconv', '--no-ext-diff', `${ref}:${path}`], {
    maxBuffer: maxBytes,
  }).catch(() => null);
  return shown?.stdout ?? null;
};
