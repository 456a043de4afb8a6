import type { AnyRuleSet } from '#core/redirects/read-any-rule-set.ts';
import { parseAnyRuleSet } from '#core/redirects/read-any-rule-set.ts';
import type { Tools } from './commands/command.ts';
import { exitCodes } from './exit-codes.ts';

/** Whoever has more to mend will run it again. */
const mostFaults = 20;

/** The rule set of a text, sound or not. Null, told and with its exit code set, when it is none; `text` is null when there is nothing to read. */
const readRules = ({ io, copy, finish }: Tools, name: string, text: string | null): AnyRuleSet | null => {
  const read = text === null ? null : parseAnyRuleSet(text.replace(/^\ufeff/, ''));
  if (read?.isOk() === true) return read.value;
  io.err(`${copy.faults.rulesUnreadable([name, ...(read?.isErr() === true ? read.error.slice(0, mostFaults).map(copy.verify.schemaFault) : [])].join('; '))}\n`);
  finish(exitCodes.unreadableRules);
  return null;
};

export const rulesInFile = async (tools: Tools, file: string): Promise<AnyRuleSet | null> => readRules(tools, file, await tools.io.readText(file));

/** The same of a file, or else of a git ref, whose rule set is read and nothing else (cli.md, `diff`). */
export const rulesInFileOrRef = async (tools: Tools, name: string): Promise<AnyRuleSet | null> =>
  readRules(tools, name, (await tools.io.readText(name)) ?? (await tools.io.committedRules(name)));
