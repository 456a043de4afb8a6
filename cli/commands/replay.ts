import { Option } from 'commander';
import type { Command } from 'commander';
import { acceptedBy } from '../traffic/accepted-findings.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { readKindsOf } from '../input/read-kinds.ts';
import type { ReplayFormat } from '../report/replay/write-replay.ts';
import { replayFormats, writeReplay } from '../report/replay/write-replay.ts';
import { shortTrail } from '../report/short-trail.ts';
import type { FindingKind } from '../traffic/findings.ts';
import { findingKinds } from '../traffic/findings.ts';
import type { TrafficRead } from '../traffic/traffic-read.ts';
import { readTraffic, tellEnd, trafficExit } from '../input/read-traffic.ts';
import type { Exceeded } from '../traffic/replay-limits.ts';
import { countAudience } from '../traffic/audience.ts';
import { exceededLimits } from '../traffic/replay-limits.ts';
import { replayTraffic } from '../traffic/replay-report.ts';
import type { ReplayReport } from '../traffic/replay-report.ts';
import { addTrafficOptions, readShare, refusing, trafficNeeds } from '../input/traffic-options.ts';
import type { TableOptions } from '../input/from-tables.ts';
import { fromTables } from '../input/from-tables.ts';
import { readTableColumns } from '../tables/table-columns.ts';
import { installationFromFile } from '../input/installation-from-file.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { baselineInFile, tellNew } from '../input/baseline-option.ts';
import { newFindings } from '../traffic/baseline.ts';
import { chosenFormat } from '../input/chosen-format.ts';
import { writeOutput } from './write-output.ts';

interface ReplayOptions extends TableOptions {
  readonly keepQuery?: boolean;
  readonly failOn: readonly FindingKind[];
  readonly max404Rate?: number;
  readonly format?: ReplayFormat;
  readonly all?: boolean;
  readonly audience?: boolean;
  readonly output?: string;
  readonly accepted?: boolean;
  readonly baseline?: string;
}

/** On any day some rule sleeps, and what led nowhere before is no new fault: these do not make a replay fail. */
const byDefault: readonly FindingKind[] = findingKinds.filter((kind) => kind !== 'dead-rule' && kind !== 'was-404');

const exitOf = (read: TrafficRead, { kinds, notFound }: Exceeded, maxBad: number): ExitCode => {
  const ended = trafficExit(read, maxBad);
  return ended === exitCodes.clean && (kinds.length > 0 || notFound) ? exitCodes.findings : ended;
};

const quoted = (word: string): string => (/^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** A command line that explains the first finding by the same rules. */
const explainLine = (
  { needs: { name } }: Tools,
  { findings }: ReplayReport,
  { ruleSet, host }: ReplayOptions,
): string => {
  const [first] = findings.flatMap(({ kind, list }) => (kind === 'dead-rule' ? [] : list));
  const options = [
    ...(ruleSet === undefined ? [] : ['--rules', ruleSet]),
    ...(host === undefined ? [] : ['--host', host]),
  ];
  return [name, 'explain', ...options, first?.url ?? '/'].map(quoted).join(' ');
};

const replay = async (tools: Tools, files: readonly string[], options: ReplayOptions): Promise<void> => {
  const { io, messages, paint, finish } = tools;
  const installation = await installationFromFile(tools, options.ruleSet);
  const format = chosenFormat(tools, options, 'table');
  if (installation === null || format === null) return;
  const host = options.host ?? installation.mainHost;
  const begun = io.milliseconds();
  const isAccepted = acceptedBy(installation);
  const baseline = options.baseline === undefined ? undefined : await baselineInFile(tools, options.baseline);
  if (baseline === null) return;
  const fresh = newFindings();
  const all = options.all === true;
  const wantsAudience = options.audience === true || format === 'html';
  const { taker, report: reportOf } = replayTraffic(installation, host, {
    host,
    keepQuery: options.keepQuery === true,
    putBy: io.putBy,
    isExcused: (finding) => {
      if (isAccepted(finding) !== null && (baseline === undefined || options.accepted === true)) return true;
      if (baseline === undefined || baseline.knows(finding)) return baseline !== undefined;
      if (finding.kind !== 'dead-rule') fresh.note(finding);
      return false;
    },
    all,
    audience: wantsAudience ? countAudience((await import('isbot')).isbot) : null,
  });
  const read = await readTraffic(tools, { ...trafficNeeds(files, options), audience: wantsAudience }, taker);
  if (read === null) return finish(exitCodes.usage);
  const report = reportOf(read, (io.milliseconds() - begun) / 1000);
  const exceeded = exceededLimits(report, {
    failOn: options.failOn,
    maxBad: options.maxBad,
    max404Rate: options.max404Rate ?? null,
    excused: options.accepted === true || baseline !== undefined,
  });
  finish(exitOf(read, exceeded, options.maxBad));
  const source = read.sources.map((file) => (file === '-' ? messages.traffic.standardInput : file)).join(', ');
  const written = writeReplay(report, format, {
    messages,
    all,
    paint,
    exceeded,
    source,
    acceptedBy: isAccepted,
    leads: shortTrail(installation, host, messages),
    ruleSet: options.ruleSet ?? null,
    explain: explainLine(tools, report, options),
  });
  await writeOutput(tools, options.output, written);
  if (baseline !== undefined) tellNew(tools, fresh);
  tellEnd(tools, read, exceeded.bad);
};

export const addReplay: AddCommand = (program, tools) => {
  const { commands, options, traffic, tables, verify } = tools.messages;
  const command = program.command('replay [files...]').description(commands.replay);
  addTrafficOptions(command, tools.messages)
    .option('--keep-query', traffic.options.keepQuery)
    .option(
      '--fail-on <kinds>',
      traffic.options.failOn,
      refusing(readKindsOf(findingKinds), traffic.refused.kinds),
      byDefault,
    )
    .option('--accepted', verify.options.accepted)
    .option('--baseline <report>', traffic.options.baseline)
    .option('--max-404-rate <share>', traffic.options.max404Rate, refusing(readShare, traffic.refused.share))
    .addOption(new Option('--format <format>', options.format).choices(replayFormats))
    .option('--all', traffic.options.all)
    .option('--audience', traffic.options.audience)
    .option('-o, --output <file>', traffic.options.output)
    .option('--from <file>', tables.options.from)
    .option('--columns <list>', tables.options.columns, refusing(readTableColumns, tables.refusedColumns))
    .action((given: string[], _, self: Command) => {
      const logs = fromTables(tools, given, self.optsWithGlobals<ReplayOptions>());
      return logs === null ? undefined : replay(logs.tools, logs.files, logs.options);
    });
};
