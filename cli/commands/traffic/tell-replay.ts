import { acceptedBy } from '../../traffic/accepted-findings.ts';
import type { ExitCode } from '../../terminal/exit-codes.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { writeReplay } from '../../report/replay/write-replay.ts';
import { shortTrail } from '../../report/short-trail.ts';
import { tellEnd, trafficExit } from '../../input/read-traffic.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import { exceededLimits } from '../../traffic/replay-limits.ts';
import type { Counted } from '../../traffic/exact-tally.ts';
import { replayReport } from '../../traffic/replay-report.ts';
import type { Finding, ReplayReport } from '../../traffic/replay-report.ts';
import type { TrafficRead } from '../../traffic/traffic-read.ts';
import type { Installation } from '../../installation/installation.ts';
import type { Tools } from '../../input/command.ts';
import { baselineInFile, tellNew } from '../../input/baseline-option.ts';
import type { ReplayFormat } from '../../report/replay/write-replay.ts';
import type { ReportOptions } from '../../input/report-options.ts';
import type { Baseline } from '../../traffic/baseline.ts';
import { newFindings } from '../../traffic/baseline.ts';
import { writeOutput } from './write-output.ts';

export interface ReplayToTell {
  readonly installation: Installation;
  readonly host: string;
  readonly format: ReplayFormat;
  readonly audience: boolean;
  readonly baseline: Baseline | null;
  readonly begun: number;
}

const exitOf = (read: TrafficRead, { kinds, notFound }: Exceeded, maxBad: number): ExitCode => {
  const ended = trafficExit(read, maxBad);
  return ended === exitCodes.clean && (kinds.length > 0 || notFound) ? exitCodes.findings : ended;
};

const quoted = (word: string): string => (/^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const explainLine = (
  { needs: { name } }: Tools,
  { findings }: ReplayReport,
  ruleSet?: string,
  host?: string,
): string => {
  const [first] = findings.flatMap(({ kind, list }) => (kind === 'dead-rule' ? [] : list));
  const options = [
    ...(ruleSet === undefined ? [] : ['--rules', ruleSet]),
    ...(host === undefined ? [] : ['--host', host]),
  ];
  return [name, 'explain', ...options, first?.url ?? '/'].map(quoted).join(' ');
};

/** Null when an option is invalid; the error and exit code are already set. */
export const baselineOf = async (tools: Tools, { baseline }: ReportOptions): Promise<Baseline | null | undefined> =>
  baseline === undefined ? null : ((await baselineInFile(tools, baseline)) ?? undefined);

export const tellReplay = async (
  tools: Tools,
  counts: Iterable<Counted>,
  { installation, host, format, audience, baseline, begun }: ReplayToTell,
  options: ReportOptions,
): Promise<void> => {
  const { io, messages, paint, finish } = tools;
  const isAccepted = acceptedBy(installation);
  const fresh = newFindings();
  const all = options.all === true;
  const needs = {
    putBy: io.putBy,
    isExcused: (finding: Finding): boolean => {
      if (isAccepted(finding) !== null && (baseline === null || options.accepted === true)) return true;
      if (baseline === null || baseline.knows(finding)) return baseline !== null;
      if (finding.kind !== 'dead-rule') fresh.note(finding);
      return false;
    },
    all,
    audience,
  };
  const report = replayReport(installation, counts, needs, () => (io.time.monotonic() - begun) / 1000);
  const read = { ...report, judged: report.requests };
  const exceeded = exceededLimits(report, {
    failOn: options.failOn,
    maxBad: options.maxBad,
    max404Rate: options.max404Rate ?? null,
    excused: options.accepted === true || baseline !== null,
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
    explain: explainLine(tools, report, options.ruleSet, options.host),
  });
  await writeOutput(tools, options.output, written);
  if (baseline !== null) tellNew(tools, fresh);
  const { output = '-' } = options;
  tellEnd(tools, read, exceeded.bad, format === 'table' && output === '-' && io.columns < Infinity);
};
