import type { Command } from 'commander';
import { locationOf } from '#core/addresses/judge-address.ts';
import { absoluteLocation, describeVerdict } from '../../addresses/describe-verdict.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { statusOf } from '../../expectations/compare.ts';
import { readTraffic, tellEnd, trafficExit } from '../../input/read-traffic.ts';
import type { Sampled } from '../../traffic/sample-traffic.ts';
import { sampleTraffic } from '../../traffic/sample-traffic.ts';
import type { TrafficOptions } from '../../input/traffic-options.ts';
import { addTrafficOptions, readCount, refusing, trafficNeeds } from '../../input/traffic-options.ts';
import { installationFromFile } from '../../input/installation-from-file.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { addSampleRemove } from '../newsroom/init.ts';
import { writeOutput } from './write-output.ts';

interface SampleOptions extends TrafficOptions {
  readonly count: number;
  readonly output?: string;
}

const asLine = ({ address, verdict }: Sampled): string => {
  const wanted =
    verdict.redirect === null
      ? (verdict.route?.name ?? verdict.outcome)
      : absoluteLocation(verdict.redirect, address.origin);
  return `${address.origin}${locationOf(address)}\t${statusOf(verdict)}\t${wanted}\n`;
};

const sample = async (tools: Tools, files: readonly string[], options: SampleOptions): Promise<void> => {
  const { finish } = tools;
  const installation = await installationFromFile(tools, options.ruleSet);
  if (installation === null) return;
  const { taker, sample: sampleOf } = sampleTraffic(installation, options.host ?? installation.mainHost);
  const read = await readTraffic(tools, trafficNeeds(files, options), taker);
  if (read === null) return finish(exitCodes.usage);
  finish(trafficExit(read, options.maxBad));
  const found = sampleOf(options.count);
  const asJson = ({ address, verdict }: Sampled): string =>
    `${JSON.stringify(describeVerdict(address.origin + locationOf(address), address, verdict, installation.book.judge))}\n`;
  await writeOutput(tools, options.output, found.map(options.json === true ? asJson : asLine).join(''));
  tellEnd(tools, read, read.bad > options.maxBad * read.lines);
};

export const addSample: AddCommand = (program, tools) => {
  const { commands, traffic } = tools.messages;
  const command = program.command('sample [files...]').description(commands.sample).helpCommand(false);
  addSampleRemove(command, tools);
  addTrafficOptions(command, tools.messages)
    .option('-n, --count <count>', traffic.options.count, refusing(readCount, traffic.refused.count), 200)
    .option('-o, --output <file>', traffic.options.output)
    .action((files: string[], _, self: Command) => sample(tools, files, self.optsWithGlobals<SampleOptions>()));
};
