import type { Command } from 'commander';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { LostThread, readTraffic, tellEnd, tellOneJob, trafficExit } from '../../input/read-traffic.ts';
import { addDay, addMethodTo } from '../../traffic/day-counts.ts';
import { collectTraffic } from '../../traffic/collect-traffic.ts';
import { addedUp, countsIn, exactTally, tallyRoom } from '../../traffic/exact-tally.ts';
import { addTrafficOptions, readJobs, refusing, trafficNeeds } from '../../input/traffic-options.ts';
import type { ReportOptions } from '../../input/report-options.ts';
import { addReportOptions } from '../../input/report-options.ts';
import type { TableOptions } from '../../input/from-tables.ts';
import { fromTables } from '../../input/from-tables.ts';
import { readTableColumns } from '../../tables/table-columns.ts';
import { rulesOfSet } from '../../installation/installation.ts';
import type { LentLines } from '../../terminal/io.ts';
import { installationFromFile } from '../../input/installation-from-file.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { chosenFormat } from '../../input/chosen-format.ts';
import { partialOptions, rulesFingerprint } from '../../traffic/partial.ts';
import { baselineOf, tellReplay } from './tell-replay.ts';
import { writePartial } from './write-partial.ts';

interface ReplayOptions extends ReportOptions, TableOptions {
  readonly partial?: boolean;
  readonly jobs: number;
}

/** Sampled or limited partials cannot be merged. */
const refusesPartial = ({ io, messages, finish }: Tools, options: ReplayOptions): boolean => {
  if (options.partial !== true) return false;
  const { output = '-', limit, sampleRate, from } = options;
  const adds = limit === Infinity && sampleRate === 1 && from === undefined;
  if (adds && output !== '-') return false;
  io.err(`${adds ? messages.traffic.partialNeedsFile : messages.traffic.partialOfAll}\n`);
  finish(exitCodes.usage);
  return true;
};

const sharedAmong = (tools: Tools, { jobs, from }: ReplayOptions): number => {
  if (jobs === 1 || from === undefined) return jobs;
  tellOneJob(tools, 'tables');
  return 1;
};

const replay = async (tools: Tools, files: readonly string[], options: ReplayOptions): Promise<void> => {
  const { io, messages, finish } = tools;
  const installation = await installationFromFile(tools, options.ruleSet);
  const format = chosenFormat(tools, options, 'table');
  if (installation === null || format === null || refusesPartial(tools, options)) return;
  const host = options.host ?? installation.mainHost;
  const begun = io.time.monotonic();
  const baseline = await baselineOf(tools, options);
  if (baseline === undefined) return;
  const partial = options.partial === true;
  const inputs: string[] = [];
  const audience = options.audience === true || format === 'html';
  const tally = exactTally(io.putBy, tallyRoom);
  const keepQuery = options.keepQuery === true;
  const isBot = audience || partial ? (await import('isbot')).isbot : null;
  const { taker, end } = collectTraffic(installation, { host, keepQuery, isBot, tally });
  const needs = { ...trafficNeeds(files, options), audience: isBot !== null };
  const lent: LentLines[] = [];
  const read = await readTraffic(tools, needs, taker, {
    jobs: sharedAmong(tools, options),
    order: { rules: rulesOfSet(installation), host, keepQuery, fingerprints: partial },
    take: (counts) => lent.push(counts),
    addMethod: addMethodTo(tally),
    takeFingerprint: (fingerprint) => inputs.push(fingerprint),
  }).catch((fault: unknown) => {
    if (!(fault instanceof LostThread)) throw fault;
    return fault;
  });
  if (read === null) return finish(exitCodes.usage);
  if (read instanceof LostThread) {
    io.err(`${messages.traffic.lostThread(read.message)}\n`);
    return finish(exitCodes.unreadableInput);
  }
  end();
  addDay(tally, read);
  const counts = addedUp(tally.counts(), ...lent.map((lines) => countsIn(io.borrow(lines))));
  if (!partial) return tellReplay(tools, counts, { installation, host, format, audience, baseline, begun }, options);
  finish(trafficExit(read, options.maxBad));
  const header = {
    type: 'partial',
    schemaVersion: 1,
    rules: rulesFingerprint(installation),
    options: partialOptions({ ...needs, host, keepQuery }),
    inputs: inputs.toSorted(),
  } as const;
  if (await writePartial(tools, options.output ?? '-', header, counts))
    tellEnd(tools, read, read.bad > options.maxBad * read.lines);
};

export const addReplay: AddCommand = (program, tools) => {
  const { commands, tables, traffic } = tools.messages;
  const command = program.command('replay [files...]').description(commands.replay);
  addReportOptions(addTrafficOptions(command, tools.messages), tools.messages)
    .option('--jobs <count>', traffic.options.jobs, refusing(readJobs, traffic.refused.jobs), 1)
    .option('--partial', traffic.options.partial)
    .option('--from <file>', tables.options.from)
    .option('--columns <list>', tables.options.columns, refusing(readTableColumns, tables.refusedColumns))
    .action((given: string[], _, self: Command) => {
      const logs = fromTables(tools, given, self.optsWithGlobals<ReplayOptions>());
      return logs === null ? undefined : replay(logs.tools, logs.files, logs.options);
    });
};
