import type { AskRule } from '../../ask/rule/ask-rule.ts';
import { BadInput, readFields } from '../../ask/rule/fields.ts';
import { nearNames } from '../../ask/rule/near-names.ts';
import type { Messages } from '../../messages/messages.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import type { InputLines } from '../../input/input-lines.ts';
import { inputLines } from '../../input/input-lines.ts';
import { table } from '../../report/table.ts';
import type { InstallationWithSettings } from '../../installation/installation.ts';
import { installationOf } from '../../installation/installation.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

interface AskOptions {
  readonly json?: boolean;
  readonly list?: boolean;
  readonly input?: string;
}

const answerTo = (
  { decide }: AskRule,
  line: string,
  installation: InstallationWithSettings,
  { askFault }: Messages,
): object => {
  try {
    return decide(readFields(line), installation);
  } catch (fault) {
    if (fault instanceof BadInput) return { error: askFault(fault.fault) };
    throw fault;
  }
};

const answerAll = async (tools: Tools, rule: AskRule, { lines, finish }: InputLines): Promise<void> => {
  const installation = { ...installationOf(tools.needs), settings: await tools.needs.settings() };
  let refused = false;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const answer = answerTo(rule, line, installation, tools.messages);
    refused ||= 'error' in answer;
    printJson(tools.io, answer);
  }
  const ended = finish();
  tools.finish(ended === exitCodes.clean && refused ? exitCodes.unreadableInput : ended);
};

const printList = ({ io, messages: { columns }, paint }: Tools, askRules: readonly AskRule[], json: boolean): void => {
  if (json) return askRules.forEach(({ name, input, answer }) => printJson(io, { name, input, answer }));
  io.out(
    table(
      [columns.id, columns.input, columns.answer],
      askRules.map(({ name, input, answer }) => [name, input, answer]),
      paint,
    ),
  );
};

/** Loaded lazily: the rules are half of the program and slow down every other command. */
const ask = async (tools: Tools, name: string | undefined, { list, json, input }: AskOptions): Promise<void> => {
  const {
    io,
    messages: { faults },
    finish,
  } = tools;
  const refuse = (message: string): void => {
    io.err(`${message}\n`);
    finish(exitCodes.usage);
  };
  const { askRules } = await import('../../ask/ask-rules.ts');
  if (list === true) return printList(tools, askRules, json === true);
  if (name === undefined) return refuse(faults.ruleMissing(''));
  const rule = askRules.find((candidate) => candidate.name === name);
  if (rule === undefined)
    return refuse(
      faults.unknownRule(
        name,
        nearNames(
          name,
          askRules.map((candidate) => candidate.name),
        ),
      ),
    );
  return answerAll(tools, rule, inputLines(tools, input ?? '-'));
};

export const addAsk: AddCommand = (program, tools) => {
  const { commands, options } = tools.messages;
  program
    .command('ask [rule]')
    .description(commands.ask)
    .option('--list', options.list)
    .option('--input <file>', options.input)
    .action((rule: string | undefined, _, command) => ask(tools, rule, command.optsWithGlobals()));
};
