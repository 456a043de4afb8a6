import type { Command } from 'commander';
import { Option } from 'commander';
import type { AnyRuleSet } from '#cli/rule-sets/read-any-rule-set.ts';
import type { ChangeKind, Taken } from '../../diff/change.ts';
import { changeKinds } from '../../diff/change.ts';
import { compareByRules, compareByTraffic } from '../../diff/compare-rule-sets.ts';
import type { Difference, Differences, Sides } from '../../diff/compare-rule-sets.ts';
import type { ExitCode } from '../../terminal/exit-codes.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { readKindsOf } from '../../input/read-kinds.ts';
import { rulesInFileOrRef } from '../../input/read-rule-source.ts';
import { diffEnd, diffTable, endInWords, proofTable } from '../../report/diff-table.ts';
import { proveDifference } from '../../diff/prove-difference.ts';
import type { ProvenDifference } from '../../diff/prove-difference.ts';
import { chosenFormat } from '../../input/chosen-format.ts';
import { leftOpen, openRemarks, remarkWords } from '../../input/remark-words.ts';
import type { Remark, RemarkFormat } from '../../report/remarks.ts';
import { remarkFormats, writeRemarks } from '../../report/remarks.ts';
import { rulePlaces } from '../../report/rule-places.ts';
import { readTraffic, tellEnd, trafficExit } from '../../input/read-traffic.ts';
import type { TrafficOptions } from '../../input/traffic-options.ts';
import { addLogOptions, refusing, trafficNeeds } from '../../input/traffic-options.ts';
import type { Installation } from '../../installation/installation.ts';
import { installationOf } from '../../installation/installation.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

interface DiffOptions extends TrafficOptions {
  readonly keepQuery?: boolean;
  readonly failOn: readonly ChangeKind[];
  readonly format?: RemarkFormat;
  readonly proof?: boolean;
}

const byDefault: readonly ChangeKind[] = changeKinds.filter((kind) => kind !== 'moved' && kind !== 'found');

const sideOf = ({ needs, io, messages }: Tools, { rules, expressions }: AnyRuleSet): Installation => {
  if (expressions.length > 0) io.err(`${messages.traffic.skippedRules(expressions.map(({ id }) => id))}\n`);
  return installationOf(needs, { rules });
};

const compare = async (
  tools: Tools,
  sides: Sides,
  logs: readonly string[],
  options: DiffOptions,
): Promise<{ found: Differences; ended: ExitCode; open: string | null } | null> => {
  const show = { host: options.host ?? sides.before.mainHost, keepQuery: options.keepQuery === true };
  if (logs.length === 0) return { found: compareByRules(sides, show), ended: exitCodes.clean, open: null };
  const { taker, differences } = compareByTraffic(sides, show);
  const read = await readTraffic(tools, trafficNeeds(logs, options), taker);
  if (read === null) return null;
  tellEnd(tools, read, read.bad > options.maxBad * read.lines);
  return {
    found: differences(),
    ended: trafficExit(read, options.maxBad),
    open: leftOpen(tools, read, options.maxBad),
  };
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

const remarksOn = async (
  { io, messages: { traffic } }: Tools,
  { list }: Differences,
  [before, after]: readonly [string, string],
  { failOn }: DiffOptions,
): Promise<readonly Remark[]> => {
  const [old, fresh] = [await rulePlaces(io, before), await rulePlaces(io, after)];
  return list.map(({ kind, url, hits, rules, before: from, after: to }) => {
    const id = rules.find((rule) => fresh(rule).line !== null || old(rule).line !== null) ?? '';
    return {
      about: url,
      kind,
      says: `${endInWords(from)} → ${endInWords(to)}${hits === 0 ? '' : ` (${traffic.requests(hits)})`}`,
      place: fresh(id).line === null && old(id).line !== null ? old(id) : fresh(id),
      fails: failOn.includes(kind),
    };
  });
};

const asProof = ({ kind, shape, url, rules, before, after }: ProvenDifference): object => ({
  kind,
  shape,
  witness: url,
  before: end(before),
  after: end(after),
  rules,
});

/** Readers of remarks alone would otherwise take an incomplete proof for one without findings. */
const notProven = { about: '--proof', kind: 'not-proven', fails: true } as const;

const prove = async (
  tools: Tools,
  sides: Sides,
  names: readonly [string, string],
  format: RemarkFormat,
  hasLogs: boolean,
  skipped: readonly string[],
  options: DiffOptions,
): Promise<void> => {
  const {
    io,
    messages: { verify },
    finish,
  } = tools;
  if (hasLogs) {
    io.err(`${verify.proofOfLogs}\n`);
    return finish(exitCodes.usage);
  }
  const { list, complete: isAll } = proveDifference(sides);
  const complete = isAll && skipped.length === 0;
  if (!complete || list.some(({ kind }) => options.failOn.includes(kind))) finish(exitCodes.findings);
  if (format === 'json') return [...list.map(asProof), { complete }].forEach((line) => printJson(io, line));
  const last = complete ? verify.nothingElse : isAll ? verify.notProvenOf(skipped) : verify.notProven;
  if (format === 'table') return io.out(proofTable(list, last, tools));
  const found = { list: list.map((one) => ({ ...one, url: one.shape })), unlisted: new Map<ChangeKind, number>() };
  const remarks = await remarksOn(tools, found, names, options);
  const open = complete ? [] : [{ ...notProven, says: last, place: { file: names[1], line: null } }];
  io.out(writeRemarks(format, 'diff', [...remarks, ...open], remarkWords(tools, 'diff', last)));
};

const diff = async (
  tools: Tools,
  names: readonly [string, string],
  logs: readonly string[],
  options: DiffOptions,
): Promise<void> => {
  const { io, finish } = tools;
  const format = chosenFormat(tools, options, 'table');
  if (format === null) return;
  const [first, second] = [await rulesInFileOrRef(tools, names[0]), await rulesInFileOrRef(tools, names[1])];
  if (first === null || second === null) return;
  const sides = { before: sideOf(tools, first), after: sideOf(tools, second) };
  const skipped = [...new Set([...first.expressions, ...second.expressions].map(({ id }) => id))];
  if (options.proof === true) return prove(tools, sides, names, format, logs.length > 0, skipped, options);
  const compared = await compare(tools, sides, logs, options);
  if (compared === null) return finish(exitCodes.usage);
  const { found, ended, open } = compared;
  const isGrave = found.list.some(({ kind }) => options.failOn.includes(kind));
  finish(ended === exitCodes.clean && isGrave ? exitCodes.findings : ended);
  if (format === 'json') return found.list.forEach((difference) => printJson(io, asJson(difference)));
  const end = diffEnd(found, tools.messages);
  const last = open === null ? end : found.list.length === 0 ? open : `${end}; ${open}`;
  if (format === 'table') return io.out(diffTable(found, last, tools));
  io.out(
    writeRemarks(
      format,
      'diff',
      [...(await remarksOn(tools, found, names, options)), ...openRemarks(logs, open)],
      remarkWords(tools, 'diff', last),
    ),
  );
};

export const addDiff: AddCommand = (program, tools) => {
  const { commands, traffic, verify } = tools.messages;
  addLogOptions(program.command('diff <a> <b> [logs...]').description(commands.diff), tools.messages)
    .option('--keep-query', traffic.options.keepQuery)
    .option('--proof', verify.options.proof)
    .addOption(new Option('--format <format>', tools.messages.options.format).choices(remarkFormats))
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
