import type { Command } from 'commander';
import type { AnyRuleSet } from '#core/rule-sets/read-any-rule-set.ts';
import type { ChangeKind, Taken } from '../diff/change.ts';
import { changeKinds } from '../diff/change.ts';
import { compareByRules, compareByTraffic } from '../diff/compare-rule-sets.ts';
import type { Difference, Differences, Sides } from '../diff/compare-rule-sets.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { readKindsOf } from '../input/read-kinds.ts';
import { rulesInFileOrRef } from '../input/read-rule-source.ts';
import { diffTable } from '../report/diff-table.ts';
import { readTraffic, tellEnd, trafficExit } from '../input/read-traffic.ts';
import type { TrafficOptions } from '../input/traffic-options.ts';
import { addLogOptions, refusing, trafficNeeds } from '../input/traffic-options.ts';
import type { Installation } from '../installation/installation.ts';
import { installationOf } from '../installation/installation.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

interface DiffOptions extends TrafficOptions {
  readonly keepQuery?: boolean;
  readonly failOn: readonly ChangeKind[];
}

/** Whatever does not merely lead elsewhere. */
const byDefault: readonly ChangeKind[] = changeKinds.filter((kind) => kind !== 'moved' && kind !== 'found');

const sideOf = ({ needs, io, messages }: Tools, { rules, expressions }: AnyRuleSet): Installation => {
  if (expressions.length > 0) io.err(`${messages.traffic.skippedRules(expressions.map(({ id }) => id))}\n`);
  return installationOf(needs, { rules });
};

/** What was found, and how the reading of the logs ended; null when there was nothing to read. */
const compare = async (
  tools: Tools,
  sides: Sides,
  logs: readonly string[],
  options: DiffOptions,
): Promise<{ found: Differences; ended: ExitCode } | null> => {
  const show = { host: options.host ?? sides.before.mainHost, keepQuery: options.keepQuery === true };
  if (logs.length === 0) return { found: compareByRules(sides, show), ended: exitCodes.clean };
  const { taker, differences } = compareByTraffic(sides, show);
  const read = await readTraffic(tools, trafficNeeds(logs, options), taker);
  if (read === null) return null;
  tellEnd(tools, read, read.bad > options.maxBad * read.lines);
  return { found: differences(), ended: trafficExit(read, options.maxBad) };
};

const end = ({ status, location, route, rules }: Taken): object => ({ status, location, route, rules });

const asJson = ({ kind, url, hits, rules, before, after }: Difference): object => ({
  schemaVersion: 1,
  kind,
  url,
  hits,
  rules,
  before: end(before),
  after: end(after),
});

const diff = async (
  tools: Tools,
  names: readonly [string, string],
  logs: readonly string[],
  options: DiffOptions,
): Promise<void> => {
  const { io, finish } = tools;
  const [first, second] = [await rulesInFileOrRef(tools, names[0]), await rulesInFileOrRef(tools, names[1])];
  if (first === null || second === null) return;
  const compared = await compare(tools, { before: sideOf(tools, first), after: sideOf(tools, second) }, logs, options);
  if (compared === null) return finish(exitCodes.usage);
  const { found, ended } = compared;
  const isGrave = found.list.some(({ kind }) => options.failOn.includes(kind));
  finish(ended === exitCodes.clean && isGrave ? exitCodes.findings : ended);
  if (options.json === true) return found.list.forEach((difference) => printJson(io, asJson(difference)));
  io.out(diffTable(found, tools));
};

export const addDiff: AddCommand = (program, tools) => {
  const { commands, traffic, verify } = tools.messages;
  addLogOptions(program.command('diff <a> <b> [logs...]').description(commands.diff), tools.messages)
    .option('--keep-query', traffic.options.keepQuery)
    .option(
      '--fail-on <kinds>',
      verify.options.failOnDiff,
      refusing(readKindsOf(changeKinds), verify.arguments.diffKinds),
      byDefault,
    )
    .action((a: string, b: string, logs: string[], _, self: Command) =>
      diff(tools, [a, b], logs, self.optsWithGlobals<DiffOptions>()),
    );
};
