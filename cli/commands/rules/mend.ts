import type { Command } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { installationFromFile } from '../../input/installation-from-file.ts';
import { readArchives, severalTimes } from '../../input/read-archives.ts';
import { readTraffic, tellEnd, trafficExit } from '../../input/read-traffic.ts';
import type { TrafficOptions } from '../../input/traffic-options.ts';
import { addTrafficOptions, readShare, refusing, trafficNeeds } from '../../input/traffic-options.ts';
import { deadAddresses } from '../../mend/dead-addresses.ts';
import type { Mending } from '../../mend/mend-traffic.ts';
import { mendTraffic } from '../../mend/mend-traffic.ts';
import type { Proposal } from '../../mend/proposals.ts';
import { mendTable } from '../../report/mend-table.ts';
import type { ExitCode } from '../../terminal/exit-codes.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import type { TrafficRead } from '../../traffic/traffic-read.ts';

interface MendOptions extends TrafficOptions {
  readonly archive: readonly string[];
  readonly output?: string;
  readonly minConfidence: number;
}

const asJson = ({ rule, evidence, confidence, requests, addresses, of }: Proposal): object => ({
  rule,
  evidence,
  confidence,
  requests,
  addresses,
  of,
});

const exitOf = (read: TrafficRead, { unmended }: Mending, maxBad: number): ExitCode => {
  const ended = trafficExit(read, maxBad);
  return ended === exitCodes.clean && unmended.length > 0 ? exitCodes.findings : ended;
};

/** Rule set order: exact addresses before patterns. */
const writeRules = async (tools: Tools, file: string, { proposals }: Mending): Promise<boolean> => {
  const { io, messages, finish, needs } = tools;
  const text = `${JSON.stringify({ rules: proposals.map(({ rule }) => rule) }, null, 2)}\n`;
  if (!(await io.writeText(file, text))) {
    io.err(`${messages.traffic.notWritten(file)}\n`);
    finish(exitCodes.usage);
    return false;
  }
  io.err(`${messages.mend.written(file)}\n${messages.mend.next(file, needs.name)}\n`);
  return true;
};

const mend = async (tools: Tools, files: readonly string[], options: MendOptions): Promise<void> => {
  const { io, finish } = tools;
  const installation = await installationFromFile(tools, options.ruleSet);
  if (installation === null) return;
  const archive = await readArchives(tools, installation, options.archive);
  if (archive === null) return;
  const dead = deadAddresses(installation, archive, options.host ?? installation.mainHost, io.putBy);
  const read = await readTraffic(tools, trafficNeeds(files, options), dead.taker);
  if (read === null) return finish(exitCodes.usage);
  const mending = mendTraffic(installation, archive, dead.list(), options.minConfidence);
  finish(exitOf(read, mending, options.maxBad));
  const byRequests = mending.proposals.toSorted((one, other) => other.requests - one.requests);
  if (options.json === true) for (const one of byRequests) printJson(io, asJson(one));
  else if (read.judged > 0) io.out(mendTable(mending, byRequests, tools));
  if (options.output !== undefined && read.judged > 0) await writeRules(tools, options.output, mending);
  tellEnd(tools, read, read.bad > options.maxBad * read.lines);
};

export const addMend: AddCommand = (program, tools) => {
  const { mend: words, traffic } = tools.messages;
  addTrafficOptions(program.command('mend [files...]').description(words.command), tools.messages)
    .option('--archive <file>', words.options.archive, severalTimes, [])
    .option('-o, --output <file>', words.options.output)
    .option('--min-confidence <share>', words.options.min, refusing(readShare, traffic.refused.share), 0.5)
    .action((files: string[], _, self: Command) => mend(tools, files, self.optsWithGlobals<MendOptions>()));
};
