import type { Command } from 'commander';
import type { Verdict } from '#core/addresses/judge-address.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { describeVerdict } from '../addresses/describe-verdict.ts';
import type { JudgingOptions } from '../input/judging-options.ts';
import { addJudgingOptions, judgingInstallation } from '../input/judging-options.ts';
import { readAddress } from '../addresses/read-address.ts';
import { trail } from '../report/trail.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

const explain = async (tools: Tools, urls: readonly string[], options: JudgingOptions): Promise<void> => {
  const installation = await judgingInstallation(tools, options);
  if (installation === null) return;
  const { io, messages, paint } = tools;
  urls.forEach((input, index) => {
    const address = readAddress(input, options.host ?? installation.mainHost);
    const judge = (place: Address): Verdict => installation.book.judge(place, options.donations);
    const verdict = judge(address);
    if (options.json === true) return printJson(io, describeVerdict(input, address, verdict, judge));
    io.out(`${index === 0 ? '' : '\n'}${trail(installation, address, verdict, messages, paint)}`);
  });
};

export const addExplain: AddCommand = (program, tools) => {
  addJudgingOptions(
    program.command('explain <url...>').description(tools.messages.commands.explain),
    tools.messages,
  ).action((urls: string[], _, command: Command) => explain(tools, urls, command.optsWithGlobals<JudgingOptions>()));
};
