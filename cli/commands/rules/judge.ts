import type { Command } from 'commander';
import { Option } from 'commander';
import { chosenFormat } from '../../input/chosen-format.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { inputBlocks } from '../../input/input-lines.ts';
import type { JudgingOptions } from '../../input/judging-options.ts';
import { addJudgingOptions, judgingInstallation } from '../../input/judging-options.ts';
import { refusing } from '../../input/traffic-options.ts';
import type { VerdictColumn } from '../../judge/verdict-row.ts';
import { verdictColumns, verdictRows } from '../../judge/verdict-row.ts';
import { asJson, asTsv } from '../../judge/write-row.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface JudgeOptions extends JudgingOptions {
  readonly format?: 'tsv' | 'json';
  readonly columns: readonly VerdictColumn[];
}

const readColumns = (text: string): readonly VerdictColumn[] | null => {
  const names = text.split(',').map((name) => verdictColumns.find((column) => column === name.trim()));
  return names.every((name) => name !== undefined) ? names : null;
};

/** Maximum characters per write. */
const max = 2 ** 16;

/** Flushes all answers before reading more: an interactive caller waits for them. */
const judge = async (tools: Tools, file: string, options: JudgeOptions): Promise<void> => {
  const format = chosenFormat(tools, options, 'tsv');
  const installation = format === null ? null : await judgingInstallation(tools, options);
  if (installation === null) return;
  const { io, messages, finish } = tools;
  if (file === '-' && io.typedInput) {
    io.err(`${messages.judge.noInput}\n`);
    return finish(exitCodes.usage);
  }
  const rowOf = verdictRows(installation, options.host ?? installation.mainHost, options.donations);
  const write = (format === 'json' ? asJson : asTsv)(options.columns);
  const input = inputBlocks(tools, file);
  for await (const lines of input.blocks) {
    let block = '';
    for (const line of lines) {
      block += write(rowOf(line));
      if (block.length < max) continue;
      io.out(block);
      block = '';
    }
    if (block !== '') io.out(block);
  }
  finish(input.finish());
};

export const addJudge: AddCommand = (program, tools) => {
  const { commands, options, judge: words } = tools.messages;
  addJudgingOptions(program.command('judge').argument('[file]', '', '-').description(commands.judge), tools.messages)
    .option(
      '--columns <list>',
      words.columns,
      refusing(readColumns, words.refusedColumns(verdictColumns.join(', '))),
      verdictColumns,
    )
    .addOption(new Option('--format <format>', options.format).choices(['tsv', 'json']))
    .action((file: string, _, command: Command) => judge(tools, file, command.optsWithGlobals<JudgeOptions>()));
};
