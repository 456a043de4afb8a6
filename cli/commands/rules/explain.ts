import type { Command } from 'commander';
import type { Verdict } from '#core/addresses/judge-address.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { describeVerdict } from '../../addresses/describe-verdict.ts';
import type { JudgingOptions } from '../../input/judging-options.ts';
import { addJudgingOptions, judgingInstallation } from '../../input/judging-options.ts';
import { type TypedAddress, readAddress } from '../../addresses/read-address.ts';
import { readArchives, severalTimes } from '../../input/read-archives.ts';
import type { Installation } from '../../installation/installation.ts';
import { deadEnd } from '../../mend/dead-addresses.ts';
import { guessPages, nearestTo } from '../../mend/guess-page.ts';
import { trail } from '../../report/trail.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

interface ExplainOptions extends JudgingOptions {
  readonly near?: boolean;
  readonly archive: readonly string[];
}

type NearestTo = (address: TypedAddress, verdict: Verdict) => readonly string[] | null;

const nearest = async (
  tools: Tools,
  installation: Installation,
  { near = false, archive: files }: ExplainOptions,
): Promise<NearestTo | null> => {
  if (!near && files.length === 0) return () => null;
  const archive = await readArchives(tools, installation, files);
  if (archive === null) return null;
  const guess = guessPages(installation, archive);
  return (address, verdict) => {
    const dead = deadEnd(installation, archive, address, verdict);
    return dead && nearestTo(guess, dead.domain, dead.path);
  };
};

const nearInWords = ({ messages: { mend } }: Tools, near: readonly string[] | null): string => {
  if (near === null) return '';
  if (near.length === 0) return `  ${mend.nothingNear}\n`;
  return `  ${mend.near}\n${near.map((url) => `     ${url}\n`).join('')}`;
};

const explain = async (tools: Tools, urls: readonly string[], options: ExplainOptions): Promise<void> => {
  const installation = await judgingInstallation(tools, options);
  if (installation === null) return;
  const nearTo = await nearest(tools, installation, options);
  if (nearTo === null) return;
  const { io, messages, paint } = tools;
  urls.forEach((input, index) => {
    const address = readAddress(input, options.host ?? installation.mainHost);
    const judge = (place: Address): Verdict => installation.book.judge(place, options.donations);
    const verdict = judge(address);
    const near = nearTo(address, verdict);
    if (options.json === true)
      return printJson(io, {
        ...describeVerdict(input, address, verdict, judge),
        ...(near === null ? {} : { near }),
      });
    io.out(
      `${index === 0 ? '' : '\n'}${trail(installation, address, verdict, messages, paint)}${nearInWords(tools, near)}`,
    );
  });
};

export const addExplain: AddCommand = (program, tools) => {
  addJudgingOptions(program.command('explain <url...>').description(tools.messages.commands.explain), tools.messages)
    .option('--near', tools.messages.mend.options.near)
    .option('--archive <file>', tools.messages.mend.options.archive, severalTimes, [])
    .action((urls: string[], _, command: Command) => explain(tools, urls, command.optsWithGlobals<ExplainOptions>()));
};
