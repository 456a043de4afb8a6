import type { Command } from 'commander';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import type { NewsroomCommand, Results } from '../../installation/newsroom-command.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { addBackups } from './backup.ts';

const ordered = <Do extends NewsroomCommand['do']>(
  tools: Tools,
  self: Command,
  order: Extract<NewsroomCommand, { readonly do: Do }>,
  say: (result: Results[Do]) => string,
): Promise<void> => {
  const { json } = self.optsWithGlobals<{ readonly json?: boolean }>();
  return executeAndTell<Do>(tools, order, json, (result) => tellResult(tools, json, result, say(result)));
};

export const addDb: AddCommand = (program, tools) => {
  const { newsroom } = tools.messages;
  const { commands } = newsroom;
  const db = program.command('db').description(commands.db).helpCommand(false);
  db.command('migrate')
    .description(commands.migrate)
    .action((_, self: Command) =>
      ordered<'migrate'>(tools, self, { do: 'migrate' }, ({ applied }) => newsroom.migrated(applied)),
    );
  db.command('check')
    .description(tools.messages.init.commands.check)
    .option('--repair', tools.messages.init.options.repair)
    .action(async ({ repair = false }: { readonly repair?: boolean }, self: Command) => {
      await ordered<'check'>(tools, self, { do: 'check', repair }, (result) => {
        const found = result.search + result.lists + result.uploads.length;
        if (result.uploads.length > 0 || (found > 0 && !repair)) tools.finish(exitCodes.findings);
        return tools.messages.init.checked(result);
      });
    });
  addBackups(db, tools);
};
