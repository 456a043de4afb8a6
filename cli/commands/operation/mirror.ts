import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type AddCommand, printJson, type Tools } from '../../input/command.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { MirrorRefusal } from '../../installation/mirror.ts';
import { type Origin, readOrigin } from '../../live/origin.ts';
import { progressLine } from '../../newsroom/progress-line.ts';
import { exitCodes, type ExitCode } from '../../terminal/exit-codes.ts';

interface MirrorOptions {
  readonly relative?: boolean;
  readonly origin?: Origin;
  readonly concurrency: number;
  readonly json?: boolean;
}

const codes: Readonly<Record<MirrorRefusal, ExitCode>> = {
  'output-in-use': exitCodes.usage,
  'not-written': exitCodes.usage,
  unreachable: exitCodes.unreachable,
  'no-site': exitCodes.unreachable,
  interrupted: exitCodes.interrupted,
  environment: exitCodes.usage,
};

const mirror = async (
  { io, messages, needs, finish }: Tools,
  folder: string,
  options: MirrorOptions,
): Promise<void> => {
  const words = messages.mirror;
  const stopping = new AbortController();
  const listening = io.onInterrupt(() => stopping.abort());
  const progress = progressLine(io, words.progress);
  const outcome = await needs.mirror(
    {
      output: resolve(folder),
      server: options.origin ?? null,
      relative: options.relative ?? false,
      concurrency: options.concurrency,
    },
    progress.show,
    stopping.signal,
  );
  progress.clear();
  listening();
  if ('failed' in outcome) {
    io.err(`${words.failures[outcome.failed](outcome.about)}\n`);
    return finish(codes[outcome.failed]);
  }
  const { done } = outcome;
  if (options.json === true) printJson(io, { schemaVersion: 1, ...done });
  else {
    for (const { address, why } of done.failed) io.err(`${words.failed(address, why)}\n`);
    io.out(`${words.done(done, folder)}\n`);
  }
  if (done.failed.length > 0) finish(exitCodes.findings);
};

export const addMirror: AddCommand = (program, tools) => {
  const { mirror: words, newsroom } = tools.messages;
  program
    .command('mirror <folder>')
    .description(words.command)
    .option('--relative', words.options.relative)
    .option('--origin <url>', words.options.origin, refusing(readOrigin, words.badOrigin))
    .option('--concurrency <count>', words.options.concurrency, refusing(readCount, newsroom.arguments.count), 4)
    .action((folder: string, _, self: Command) => mirror(tools, folder, self.optsWithGlobals<MirrorOptions>()));
};
