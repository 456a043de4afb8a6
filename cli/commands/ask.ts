import type { AskRule } from '../ask/ask-rule.ts';
import { askRules } from '../ask/ask-rules.ts';
import { BadInput, readFields } from '../ask/fields.ts';
import { exitCodes } from '../exit-codes.ts';
import { table } from '../report/table.ts';
import type { World } from '../world.ts';
import { worldOf } from '../world.ts';
import type { AddCommand, Tools } from './command.ts';
import { printJson } from './command.ts';

interface AskOptions {
  readonly json?: boolean;
  readonly list?: boolean;
  readonly input?: string;
}

const answerTo = ({ decide }: AskRule, line: string, world: World): object => {
  try {
    return decide(readFields(line), world);
  } catch (fault) {
    if (fault instanceof BadInput) return { error: fault.message };
    throw fault;
  }
};

/** The lines of the file that was named, else of standard input; null when the file cannot be read. */
const questions = async ({ io }: Tools, input: string | undefined): Promise<AsyncIterable<string> | readonly string[] | null> =>
  (input === undefined ? io.lines() : ((await io.readText(input))?.split('\n') ?? null));

const answerAll = async (tools: Tools, rule: AskRule, lines: AsyncIterable<string> | readonly string[]): Promise<void> => {
  const world = worldOf(tools.needs);
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const answer = answerTo(rule, line, world);
    if ('error' in answer) tools.finish(exitCodes.unreadableInput);
    printJson(tools.io, answer);
  }
};

const printList = ({ io, copy: { columns }, paint }: Tools, json: boolean): void => {
  if (json) return askRules.forEach(({ name, input, answer }) => printJson(io, { name, input, answer }));
  io.out(table([columns.id, columns.input, columns.answer], askRules.map(({ name, input, answer }) => [name, input, answer]), paint));
};

const ask = async (tools: Tools, name: string | undefined, { list, json, input }: AskOptions): Promise<void> => {
  const { io, copy: { faults }, finish } = tools;
  const refuse = (message: string, code: 2 | 3): void => {
    io.err(`${message}\n`);
    finish(code);
  };
  if (list === true) return printList(tools, json === true);
  if (name === undefined) return refuse(faults.ruleMissing(''), exitCodes.usage);
  const rule = askRules.find((candidate) => candidate.name === name);
  if (rule === undefined) return refuse(faults.unknownRule(name), exitCodes.usage);
  const lines = await questions(tools, input);
  if (lines === null) return refuse(faults.inputUnreadable(input ?? ''), exitCodes.unreadableInput);
  return answerAll(tools, rule, lines);
};

export const addAsk: AddCommand = (program, tools) => {
  const { commands, options } = tools.copy;
  program.command('ask [rule]').description(commands.ask)
    .option('--list', options.list)
    .option('--input <file>', options.input)
    .action((rule: string | undefined, _, command) => ask(tools, rule, command.optsWithGlobals()));
};
