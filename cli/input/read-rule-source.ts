import type { Result } from 'neverthrow';
import { ok } from 'neverthrow';
import { type AnyRuleSet, parseAnyRuleSet } from '#cli/rule-sets/read-any-rule-set.ts';
import type { Tools } from './command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { type FileFault, readWhole } from '../terminal/read-whole.ts';

const maxFaults = 20;

/** Bytes: some fifty thousand rules. */
export const largestRuleSet = 2 ** 23;

/** Null when the text is no rule set; the error and exit code are already set. */
const readRules = (
  { io, messages: { faults, fileFault, traffic, verify }, finish }: Tools,
  name: string,
  text: Result<string, FileFault>,
): AnyRuleSet | null => {
  const refuse = (message: string): null => {
    io.err(`${faults.rulesUnreadable(message)}\n`);
    finish(exitCodes.unreadableRules);
    return null;
  };
  if (text.isErr()) return refuse(`${name} (${fileFault(text.error)})`);
  return parseAnyRuleSet(text.value).match(
    (set) => set,
    (found) => {
      const [first = '', ...others] = found.slice(0, maxFaults).map(verify.schemaFault);
      if (others.length === 0) return refuse(`${name} (${first})`);
      const more = found.length > maxFaults ? [traffic.more(found.length - maxFaults)] : [];
      return refuse([name, first, ...others, ...more].join('\n  '));
    },
  );
};

export const rulesInFile = async (tools: Tools, file: string): Promise<AnyRuleSet | null> =>
  readRules(tools, file, await readWhole(tools.io, file, largestRuleSet));

/** From a file or a git ref (docs/command-line.md, `diff`). */
export const rulesInFileOrRef = async (tools: Tools, name: string): Promise<AnyRuleSet | null> => {
  const text = await readWhole(tools.io, name, largestRuleSet);
  const committed = text.isErr() && text.error !== 'too-large' ? await tools.io.committedRules(name) : null;
  return readRules(tools, name, committed === null ? text : ok(committed.replace(/^\ufeff/, '')));
};
