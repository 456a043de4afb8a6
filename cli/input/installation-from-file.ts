import type { Tools } from './command.ts';
import { rulesInFile } from './read-rule-source.ts';
import type { Installation } from '../installation/installation.ts';
import { installationOf } from '../installation/installation.ts';

/**
 * Uses the built-in rule set without a file. Null when invalid; the error and exit code are already set. Regular
 * expression rules are skipped and passed to `skip`.
 */
export const installationFromFile = async (
  tools: Tools,
  file: string | undefined,
  preview = false,
  skip: (ids: readonly string[]) => void = () => {},
): Promise<Installation | null> => {
  const { needs, io, messages } = tools;
  if (file === undefined) return installationOf(needs, { preview });
  const set = await rulesInFile(tools, file);
  if (set === null) return null;
  const { rules, expressions } = set;
  const skipped = expressions.map(({ id }) => id);
  if (skipped.length > 0) io.err(`${messages.traffic.skippedRules(skipped)}\n`);
  skip(skipped);
  return installationOf(needs, { rules, preview });
};
