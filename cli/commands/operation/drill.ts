import { type Command, Option } from 'commander';
import { type DrillCell, type DrillOrder, type FaultName, faultNames } from '#adapters/newsroom-contract/drill.ts';
import { type AddCommand, printJson, type Tools } from '../../input/command.ts';
import { refusing } from '../../input/traffic-options.ts';
import { progressLine } from '../../newsroom/progress-line.ts';
import { drillHtml } from '../../report/drill-html.ts';
import { writeOutput } from '../traffic/write-output.ts';
import { exitCodes, type ExitCode } from '../../terminal/exit-codes.ts';

interface DrillOptions {
  readonly against: string;
  readonly liveScores?: string;
  readonly crm?: string;
  readonly security?: string;
  readonly quiz?: string;
  readonly fault?: readonly FaultName[];
  readonly html?: string;
  readonly json?: boolean;
}

const codes: Readonly<Record<'unreachable' | 'not-started', ExitCode>> = {
  unreachable: exitCodes.unreachable,
  'not-started': exitCodes.unreachable,
};

const readUrl = (text: string): string | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? text : null;
};

const upstreamsOf = ({ against, liveScores, crm, security, quiz }: DrillOptions) => {
  const given = Object.entries({ main: against, 'live-scores': liveScores, crm, security, quiz });
  return Object.fromEntries(given.filter(([, url]) => url !== undefined)) as DrillOrder['against'];
};

const tell = (io: Tools['io'], { upstream, fault, state, path, outcome, status }: DrillCell): void =>
  io.out(`${state} ${upstream} ${fault} ${path}: ${outcome} ${status}\n`);

const drill = async (tools: Tools, options: DrillOptions): Promise<void> => {
  const { io, messages, needs, finish } = tools;
  const words = messages.drill;
  const stopping = new AbortController();
  const listening = io.onInterrupt(() => stopping.abort());
  // A folder that is missing shows before the drill, not after it.
  if (options.html !== undefined && !(await io.isWritable(options.html))) {
    io.err(`${messages.traffic.notWritten(options.html)}\n`);
    return finish(exitCodes.usage);
  }
  const progress = progressLine(io, words.progress);
  const order = { against: upstreamsOf(options), faults: options.fault ?? faultNames };
  const outcome = await needs.drill(order, progress.show, stopping.signal);
  progress.clear();
  listening();
  if ('failed' in outcome) {
    io.err(`${words.failures[outcome.failed](outcome.about)}\n`);
    return finish(codes[outcome.failed]);
  }
  const { done } = outcome;
  if (options.html !== undefined)
    await writeOutput(tools, options.html, drillHtml(done, words.title, words.summary(done)));
  for (const cell of done.cells)
    if (options.json === true) printJson(io, { schemaVersion: 1, ...cell });
    else if (cell.failed) tell(io, cell);
  io.err(`${words.summary(done)}\n`);
  if (done.isInterrupted) {
    io.err(`${words.interrupted}\n`);
    return finish(exitCodes.interrupted);
  }
  if (done.failed > 0) finish(exitCodes.findings);
};

export const addDrill: AddCommand = (program, tools) => {
  const { drill: words } = tools.messages;
  const url = refusing(readUrl, words.badUrl);
  program
    .command('drill')
    .description(words.command)
    .requiredOption('--against <url>', words.options.against, url)
    .option('--live-scores <url>', words.options.liveScores, url)
    .option('--crm <url>', words.options.crm, url)
    .option('--security <url>', words.options.security, url)
    .option('--quiz <url>', words.options.quiz, url)
    .addOption(new Option('--fault <names...>', words.options.fault).choices(faultNames))
    .option('--html <file>', words.options.html)
    .action((_, self: Command) => drill(tools, self.optsWithGlobals<DrillOptions>()));
};
