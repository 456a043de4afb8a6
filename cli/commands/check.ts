import { Option } from 'commander';
import type { Command } from 'commander';
import { describeVerdict } from '../addresses/describe-verdict.ts';
import type { CheckResult, Checked } from '../expectations/check-lines.ts';
import { checkLines } from '../expectations/check-lines.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { inputLines } from '../input/input-lines.ts';
import type { JudgingOptions } from '../input/judging-options.ts';
import { addJudgingOptions, judgingInstallation } from '../input/judging-options.ts';
import { checkGithub } from '../report/check/check-github.ts';
import { checkJunit } from '../report/check/check-junit.ts';
import { checkTable } from '../report/check/check-table.ts';
import { checkTap } from '../report/check/check-tap.ts';
import type { CheckReport, Failure } from '../report/check/check-words.ts';
import { wrongWords } from '../report/check/check-words.ts';
import { paintFor } from '../report/paint.ts';
import { trail } from '../report/trail.ts';
import { readShare, refusing } from '../input/traffic-options.ts';
import type { Installation } from '../installation/installation.ts';
import type { AddCommand, Tools } from '../input/command.ts';

const formats = ['table', 'json', 'junit', 'tap', 'github'] as const;

interface CheckOptions extends JudgingOptions {
  readonly format?: (typeof formats)[number];
  readonly maxBad: number;
}

const asJson = ({ line, expectation, address, verdict, wrong }: Checked): string => {
  const { url, ...expected } = expectation;
  return `${JSON.stringify({ schemaVersion: 1, line, url, ok: wrong.length === 0, expected, actual: describeVerdict(url, address.origin, verdict), mismatches: wrong })}\n`;
};

const reportOf = (
  result: CheckResult,
  installation: Installation,
  { messages, paint }: Pick<Tools, 'messages' | 'paint'>,
  file: string,
): CheckReport => ({
  ...result,
  file: file === '-' ? null : file,
  failureOf: (one): Failure | null => {
    if (one.wrong.length === 0) return null;
    return {
      message: wrongWords(one, messages),
      trail: trail(installation, one.address, one.verdict, messages, paint),
    };
  },
});

const written = (
  result: CheckResult,
  installation: Installation,
  tools: Tools,
  file: string,
  format: (typeof formats)[number],
): string => {
  const plain = reportOf(result, installation, { ...tools, paint: paintFor(false) }, file);
  switch (format) {
    case 'json':
      return result.checked.map(asJson).join('');
    case 'junit':
      return checkJunit(plain);
    case 'tap':
      return checkTap(plain);
    case 'github':
      return checkGithub(plain);
    case 'table':
      return checkTable(reportOf(result, installation, tools, file), tools);
  }
};

const check = async (tools: Tools, file: string, options: CheckOptions): Promise<void> => {
  const {
    io,
    messages: { verify },
    finish,
  } = tools;
  const installation = await judgingInstallation(tools, options);
  if (installation === null) return;
  const input = inputLines(tools, file);
  const result = await checkLines(input.lines, installation, options.host ?? installation.mainHost, options.donations);
  io.out(written(result, installation, tools, file, options.format ?? (options.json === true ? 'json' : 'table')));
  for (const line of result.bad) io.err(`${verify.badExpectation(line)}\n`);
  const ended = input.finish();
  const tooManyBad = result.bad.length > options.maxBad * (result.bad.length + result.checked.length);
  const isWrong = result.checked.some(({ wrong }) => wrong.length > 0);
  finish(
    ended !== exitCodes.clean
      ? ended
      : tooManyBad
        ? exitCodes.unreadableInput
        : isWrong
          ? exitCodes.findings
          : exitCodes.clean,
  );
};

export const addCheck: AddCommand = (program, tools) => {
  const { commands, options, traffic } = tools.messages;
  addJudgingOptions(program.command('check <file>').description(commands.check), tools.messages)
    .addOption(new Option('--format <format>', options.format).choices(formats))
    .option(
      '--max-unreadable, --max-bad <share>',
      traffic.options.maxBad,
      refusing(readShare, traffic.refused.share),
      0.01,
    )
    .action((file: string, _, self: Command) => check(tools, file, self.optsWithGlobals<CheckOptions>()));
};
