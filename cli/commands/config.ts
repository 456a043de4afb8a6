import type { Command } from 'commander';
import { exitCodes } from '../terminal/exit-codes.ts';
import { table } from '../report/table.ts';
import type { AddCommand, Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

const print = async (
  { needs, io, messages: { newsroom }, paint, finish }: Tools,
  { json, redacted = false }: { readonly json?: boolean; readonly redacted?: boolean },
): Promise<void> => {
  const { settings, errors } = await needs.settingsInForce(redacted);
  if (json === true) settings.forEach((setting) => printJson(io, { schemaVersion: 1, ...setting }));
  else
    io.out(
      table(
        [newsroom.columns.name, newsroom.columns.value, newsroom.columns.from],
        settings.map(({ name, value, from }) => [name, value ?? '–', newsroom.sources[from]]),
        paint,
      ),
    );
  if (errors.length === 0) return;
  io.err(`${newsroom.failures.environment(errors.join('\n'))}\n`);
  finish(exitCodes.findings);
};

export const addConfig: AddCommand = (program, tools) => {
  const { commands, options } = tools.messages.newsroom;
  const config = program.command('config').description(commands.config).helpCommand(false);
  config
    .command('print')
    .description(commands.print)
    .option('--redacted', options.redacted)
    .action((_, self: Command) => print(tools, self.optsWithGlobals()));
};
