import type { Tools } from './command.ts';
import { rulesInFile } from './read-rule-source.ts';
import type { Installation } from '../installation/installation.ts';
import { installationOf } from '../installation/installation.ts';

/**
 * The tables with the rule set of a file, which may be one that the product would not take; with its own where none is
 * named. Null, told and with its exit code set, when the file is no rule set. Regular expressions are never run; `skip` is told
 * of them.
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
