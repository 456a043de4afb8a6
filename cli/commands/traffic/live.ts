import type { Command } from 'commander';
import { exitCodes } from '../../terminal/exit-codes.ts';
import type { ExitCode } from '../../terminal/exit-codes.ts';
import { isSilentLine, readTarget } from '../../expectations/read-expectation.ts';
import { inputLines } from '../../input/input-lines.ts';
import type { JudgingOptions } from '../../input/judging-options.ts';
import { addJudgingOptions, judgingInstallation } from '../../input/judging-options.ts';
import type { Compared } from '../../live/compare-live.ts';
import { compareLive, predict, sendableAddress } from '../../live/compare-live.ts';
import { inOrder } from '../../live/in-order.ts';
import type { Origin } from '../../live/origin.ts';
import { readOrigin } from '../../live/origin.ts';
import { paced } from '../../live/paced.ts';
import { liveLine } from '../../report/live-line.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { Installation } from '../../installation/installation.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

interface LiveOptions extends JudgingOptions {
  readonly origin: string;
  readonly allowOrigin?: boolean;
  readonly rps: number;
  readonly concurrency: number;
  readonly timeout: number;
}

const readPositive = (text: string): number | null =>
  /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) < 1e6 ? Number(text) : null;

/** An unreachable server, not a fault of one address: stop asking. */
const isNobody = ({ answer }: Compared): boolean =>
  answer.kind === 'silent' &&
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|E(?:HOST|NET)UNREACH|EADDRNOTAVAIL)$/.test(answer.code);

const targets = async function* ({ io, messages }: Tools, lines: AsyncIterable<string>): AsyncGenerator<string> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (isSilentLine(line)) continue;
    const url = readTarget(line);
    if (url === null) io.err(`${messages.faults.inputUnreadable(messages.verify.line(count))}\n`);
    else yield url;
  }
};

interface Tally {
  asked: number;
  wrong: number;
  silent: number;
  code: string;
  nobody: boolean;
}

const tell = ({ io, messages, paint }: Tools, compared: Compared, json: boolean): void => {
  const { url, ok, predicted, answer, location } = compared;
  const actual = answer.kind === 'answer' ? { status: answer.status, location } : { error: answer.code };
  if (json) return printJson(io, { schemaVersion: 1, url, ok, predicted, actual });
  if (!ok) io.out(liveLine(compared, messages.verify, paint));
};

/** Stops at the end of input, on interrupt, or when no server answers. Loads Node's HTTP client lazily. */
const askAll = async (
  tools: Tools,
  installation: Installation,
  origin: Origin,
  lines: AsyncIterable<string>,
  signal: AbortSignal,
  options: LiveOptions,
): Promise<Tally> => {
  const { io } = tools;
  const tally: Tally = { asked: 0, wrong: 0, silent: 0, code: '', nobody: false };
  const { originAsker } = await import('../../live/ask-origin.ts');
  const asker = originAsker(origin, {
    atOnce: options.concurrency,
    timeout: 1000 * options.timeout,
    time: io.time,
  });
  signal.addEventListener('abort', asker.close, { once: true });
  const compare = async (url: string): Promise<Compared> => {
    const address = sendableAddress(url, options.host ?? installation.mainHost);
    return compareLive(url, address, predict(installation, address, options.donations), await asker.ask(address));
  };
  for await (const compared of inOrder(
    paced(targets(tools, lines), options.rps, io.time),
    options.concurrency,
    compare,
  )) {
    if (signal.aborted) break;
    tally.asked += 1;
    if (compared.answer.kind === 'silent') {
      tally.silent += 1;
      tally.code = compared.answer.code;
    }
    tally.nobody = isNobody(compared);
    if (tally.nobody) break;
    if (!compared.ok) tally.wrong += 1;
    tell(tools, compared, options.json === true);
  }
  asker.close();
  return tally;
};

const codeOf = ({ asked, silent, wrong, nobody }: Tally, ended: ExitCode): ExitCode => {
  if (ended === exitCodes.interrupted) return ended;
  if (nobody || (silent > 0 && silent === asked)) return exitCodes.unreachable;
  return ended !== exitCodes.clean ? ended : wrong > 0 ? exitCodes.findings : exitCodes.clean;
};

const live = async (tools: Tools, file: string, options: LiveOptions): Promise<void> => {
  const {
    io,
    messages: { verify },
    finish,
  } = tools;
  const refuse = (message: string): void => {
    io.err(`${message}\n`);
    finish(exitCodes.usage);
  };
  const origin = readOrigin(options.origin);
  if (origin === null) return refuse(verify.badOrigin(options.origin));
  if (!origin.loopback && options.allowOrigin !== true) return refuse(verify.foreignOrigin(options.origin));
  const installation = await judgingInstallation(tools, options);
  if (installation === null) return;
  const input = inputLines(tools, file);
  const tally = await askAll(tools, installation, origin, input.lines, input.signal, options);
  const code = codeOf(tally, input.finish());
  if (code === exitCodes.unreachable) io.err(`${verify.unreachable(options.origin, tally.code)}\n`);
  if (options.json !== true) io.out(`${verify.liveEnd(tally.asked, tally.wrong)}\n`);
  finish(code);
};

export const addLive: AddCommand = (program, tools) => {
  const {
    commands,
    verify,
    traffic: { refused },
  } = tools.messages;
  addJudgingOptions(program.command('live <file>').description(commands.live), tools.messages)
    .requiredOption('--origin <url>', verify.options.origin)
    .option('--allow-origin', verify.options.allowOrigin)
    .option('--rps <number>', verify.options.rps, refusing(readPositive, verify.arguments.seconds), Infinity)
    .option('--concurrency <count>', verify.options.concurrency, refusing(readCount, refused.count), 8)
    .option('--timeout <seconds>', verify.options.timeout, refusing(readPositive, verify.arguments.seconds), 10)
    .action((file: string, _, self: Command) => live(tools, file, self.optsWithGlobals<LiveOptions>()));
};
