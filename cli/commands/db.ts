import { resolve } from 'node:path';
import type { Command } from 'commander';
import { executeAndTell } from '../newsroom/execute-and-tell.ts';
import type { NewsroomCommand, Results } from '../installation/newsroom-command.ts';
import { tellResult } from '../newsroom/tell-result.ts';
import type { AddCommand, Tools } from '../input/command.ts';

/** Gives an order and tells what came of it: in JSON, or in a sentence. */
const ordered = <Do extends NewsroomCommand['do']>(
  tools: Tools,
  self: Command,
  order: Extract<NewsroomCommand, { readonly do: Do }>,
  say: (result: Results[Do]) => string,
): Promise<void> => {
  const { json } = self.optsWithGlobals<{ readonly json?: boolean }>();
  return executeAndTell<Do>(tools, order, json, (result) => tellResult(tools, json, result, say(result)));
};

/** What operators do with the database. */
export const addDb: AddCommand = (program, tools) => {
  const { newsroom } = tools.messages;
  const { commands, options } = newsroom;
  const db = program.command('db').description(commands.db).helpCommand(false);
  db.command('migrate')
    .description(commands.migrate)
    .action((_, self: Command) =>
      ordered<'migrate'>(tools, self, { do: 'migrate' }, ({ applied }) => newsroom.migrated(applied)),
    );
  db.command('backup <file>')
    .description(commands.backup)
    .action((file: string, _, self: Command) =>
      ordered<'backup'>(tools, self, { do: 'backup', file: resolve(file) }, ({ rows, pictures, bytes }) =>
        newsroom.backedUp(rows, pictures, bytes, file),
      ),
    );
  db.command('restore <file>')
    .description(commands.restore)
    .option('--force', options.force)
    .action((file: string, { force = false }: { readonly force?: boolean }, self: Command) =>
      ordered<'restore'>(tools, self, { do: 'restore', file: resolve(file), force }, ({ rows, pictures }) =>
        newsroom.restored(rows, pictures),
      ),
    );
};
