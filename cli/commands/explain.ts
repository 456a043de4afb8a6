import { Option } from 'commander';
import type { Command } from 'commander';
import { parseRuleSet } from '#core/redirects/read-rule-set.ts';
import type { Donations } from '#core/routing/offered.ts';
import { describeVerdict } from '../describe-verdict.ts';
import { exitCodes } from '../exit-codes.ts';
import { readAddress } from '../read-address.ts';
import { trail } from '../report/trail.ts';
import type { World } from '../world.ts';
import { worldOf } from '../world.ts';
import type { AddCommand, Tools } from './command.ts';
import { printJson } from './command.ts';

interface ExplainOptions {
  readonly json?: boolean;
  readonly host?: string;
  readonly donations: Donations;
  readonly preview?: boolean;
  readonly ruleSet?: string;
}

/** The tables to judge by; null, with the fault told, when the wanted rule set cannot be read. */
const wantedWorld = async ({ needs, io, copy }: Tools, { ruleSet, preview = false }: ExplainOptions): Promise<World | null> => {
  if (ruleSet === undefined) return worldOf(needs, { preview });
  const text = await io.readText(ruleSet);
  const rules = text === null ? null : parseRuleSet(text, needs.shopUrl);
  if (rules?.isOk() === true) return worldOf(needs, { rules: rules.value, preview });
  const faults = rules?.isErr() === true ? rules.error : [ruleSet];
  io.err(`${copy.faults.rulesUnreadable(faults.join('; '))}\n`);
  return null;
};

const explain = async (tools: Tools, urls: readonly string[], options: ExplainOptions): Promise<void> => {
  const world = await wantedWorld(tools, options);
  if (world === null) return tools.finish(exitCodes.unreadableRules);
  const { io, copy, paint } = tools;
  urls.forEach((input, index) => {
    const address = readAddress(input, options.host ?? world.mainHost);
    const verdict = world.book.judge(address, options.donations);
    if (options.json === true) return printJson(io, describeVerdict(input, address.origin, verdict));
    io.out(`${index === 0 ? '' : '\n'}${trail(world, address, verdict, copy, paint)}`);
  });
};

export const addExplain: AddCommand = (program, tools) => {
  const { commands, options } = tools.copy;
  program.command('explain <url...>').description(commands.explain)
    .option('--host <host>', options.host)
    .addOption(new Option('--donations <setting>', options.donations).choices(['0', '1']).default('0'))
    .option('--preview', options.preview)
    .option('--rule-set <file>', options.ruleSet)
    .action((urls: string[], _, command: Command) => explain(tools, urls, command.optsWithGlobals<ExplainOptions>()));
};
