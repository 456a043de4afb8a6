import { type Command, Option } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { refusing } from '../../input/traffic-options.ts';
import type { ShadowReport } from '../../installation/shadow-order.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { shadowReport } from '../../report/shadow-report.ts';
import { exitCodes, type ExitCode } from '../../terminal/exit-codes.ts';

interface ShadowOptions {
  /** Seconds. */
  readonly since: number;
  readonly json?: boolean;
}

const secondsOf: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 };

/** Null unless between a minute and a day. */
const readSpan = (text: string): number | null => {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (secondsOf[unit] ?? Number.NaN);
  return seconds >= 60 && seconds <= 86_400 ? seconds : null;
};

/** Lost pages are a finding; zero requests prove nothing. */
const exitOf = ({ requests, lost }: ShadowReport): ExitCode => {
  if (requests === 0) return exitCodes.unreadableInput;
  return lost > 0 ? exitCodes.findings : exitCodes.clean;
};

const shadow = (tools: Tools, { since: seconds, json }: ShadowOptions): Promise<void> =>
  executeAndTell<'shadow'>(tools, { do: 'shadow', seconds }, json, ({ report }) => {
    const { io, messages, finish } = tools;
    if (report === null) {
      io.err(`${messages.shadow.notSet}\n`);
      return finish(exitCodes.usage);
    }
    finish(exitOf(report));
    if (json === true) tellResult(tools, true, report, '');
    else io.out(shadowReport(report, seconds, Math.floor(io.time.now() / 1000), tools));
  });

export const addShadow: AddCommand = (program, tools) => {
  const { shadow: words } = tools.messages;
  program
    .command('shadow')
    .description(words.command)
    .addOption(
      new Option('--since <span>', words.since).argParser(refusing(readSpan, words.refusedSince)).default(3_600, '1h'),
    )
    .action((_, self: Command) => shadow(tools, self.optsWithGlobals<ShadowOptions>()));
};
