import { Option } from 'commander';
import type { Command } from 'commander';
import type { Donations } from '#core/addresses/judge-address.ts';
import { describeVerdict } from '../../addresses/describe-verdict.ts';
import type { CheckResult, Checked } from '../../expectations/check-lines.ts';
import { checkLines } from '../../expectations/check-lines.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import { inputLines } from '../../input/input-lines.ts';
import type { JudgingOptions } from '../../input/judging-options.ts';
import { addJudgingOptions, judgingInstallation } from '../../input/judging-options.ts';
import { checkGithub } from '../../report/check/check-github.ts';
import { checkJunit } from '../../report/check/check-junit.ts';
import { checkTable } from '../../report/check/check-table.ts';
import { checkTap } from '../../report/check/check-tap.ts';
import type { CheckReport, Failure } from '../../report/check/check-words.ts';
import { wrongWords } from '../../report/check/check-words.ts';
import { paintFor } from '../../report/paint.ts';
import { trail } from '../../report/trail.ts';
import { readShare, refusing } from '../../input/traffic-options.ts';
import type { Installation } from '../../installation/installation.ts';
import { chosenFormat } from '../../input/chosen-format.ts';
import type { AddCommand, Tools } from '../../input/command.ts';

const formats = ['table', 'json', 'junit', 'tap', 'github'] as const;

type CheckFormat = (typeof formats)[number];

interface CheckOptions extends JudgingOptions {
  readonly format?: CheckFormat;
  readonly maxBad: number;
}

const asJson =
  ({ book }: Installation, donations: Donations) =>
  ({ line, expectation, address, verdict, wrong }: Checked): string => {
    const { url, ...expected } = expectation;
    const actual = describeVerdict(url, address, verdict, (place) => book.judge(place, donations));
    return `${JSON.stringify({ schemaVersion: 1, line, url, ok: wrong.length === 0, expected, actual, mismatches: wrong })}\n`;
  };

const reportOf = (
  result: CheckResult,
  installation: Installation,
  { messages, paint }: Pick<Tools, 'messages' | 'paint'>,
  file: string,
  open: string | null,
): CheckReport => ({
  ...result,
  open,
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
  format: CheckFormat,
  donations: Donations,
  open: string | null,
): string => {
  const plain = reportOf(result, installation, { ...tools, paint: paintFor(false) }, file, open);
  switch (format) {
    case 'json':
      return result.checked.map(asJson(installation, donations)).join('');
    case 'junit':
      return checkJunit(plain);
    case 'tap':
      return checkTap(plain);
    case 'github':
      return checkGithub(plain);
    case 'table':
      return checkTable(reportOf(result, installation, tools, file, open), tools);
  }
};

const check = async (tools: Tools, file: string, options: CheckOptions): Promise<void> => {
  const {
    io,
    messages: { verify, traffic },
    finish,
  } = tools;
  const format = chosenFormat(tools, options, 'table');
  if (format === null) return;
  const installation = await judgingInstallation(tools, options);
  if (installation === null) return;
  const input = inputLines(tools, file);
  const result = await checkLines(input.lines, installation, options.host ?? installation.mainHost, options.donations);
  const ended = input.finish();
  const tooManyBad = result.bad.length > options.maxBad * (result.bad.length + result.checked.length);
  const nothing = result.checked.length === 0;
  const isWhole = ended === exitCodes.clean && !tooManyBad && !nothing;
  const unjudged = nothing ? traffic.nothingJudged : traffic.notAllJudged;
  const open = isWhole ? null : ended === exitCodes.interrupted ? traffic.interrupted : unjudged;
  io.out(written(result, installation, tools, file, format, options.donations, open));
  for (const line of result.bad) io.err(`${verify.badExpectation(line)}\n`);
  if (nothing && ended === exitCodes.clean) io.err(`${traffic.nothingJudged}\n`);
  const isWrong = result.checked.some(({ wrong }) => wrong.length > 0);
  if (ended !== exitCodes.clean) return finish(ended);
  finish(isWhole ? (isWrong ? exitCodes.findings : exitCodes.clean) : exitCodes.unreadableInput);
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
