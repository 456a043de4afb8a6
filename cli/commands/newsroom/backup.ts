import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Tools } from '../../input/command.ts';
import type { ReadersReport } from '#adapters/newsroom-contract/backup.ts';
import type { CountedReaders } from '../../messages/newsroom/backup-messages.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { readInput } from '../../newsroom/read-input.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
  readonly withoutReaders?: boolean;
}

const refuse = ({ io, finish }: Tools, sentence: string): void => {
  io.err(`${sentence}\n`);
  finish(exitCodes.usage);
};

const counted = ({ messages: { backup } }: Tools, { counts }: ReadersReport): string => {
  if (counts === null) return backup.uncounted;
  const said = Object.entries(backup.counts).flatMap(([table, say]) => {
    const count = counts[table as CountedReaders] ?? 0;
    return count > 0 ? [say(count)] : [];
  });
  return said.length === 0 ? backup.nobody : said.join(', ');
};

interface BackupOptions extends Shared {
  readonly readersKey?: string;
}

const backUp = async (tools: Tools, file: string, given: BackupOptions): Promise<void> => {
  const { newsroom, backup } = tools.messages;
  if ((given.readersKey === undefined) !== (given.withoutReaders === true)) return refuse(tools, backup.chooseAtBackup);
  const readersKey = given.readersKey === undefined ? null : await readInput(tools, given.readersKey);
  if (given.readersKey !== undefined && readersKey === null) return;
  await executeAndTell<'backup'>(tools, { do: 'backup', file: resolve(file), readersKey }, given.json, (done) => {
    const { rows, pictures, bytes, staff, readers } = done;
    const ofReaders = readers.kept ? backup.encrypted : backup.leftOut;
    const lines = [newsroom.backedUp(rows, pictures, bytes, file), ofReaders(counted(tools, readers))];
    tellResult(tools, given.json, done, [...lines, ...(staff > 0 ? [backup.staffKept(staff)] : [])].join('\n'));
  });
};

interface OpeningOptions extends Shared {
  readonly readersIdentity?: string;
}

/** Null when the options contradict; the error is already printed. */
const choiceOf = async (tools: Tools, { readersIdentity: file, withoutReaders = false }: OpeningOptions) => {
  if (file !== undefined && withoutReaders) {
    refuse(tools, tools.messages.backup.notBoth);
    return null;
  }
  const readersIdentity = file === undefined ? null : await readInput(tools, file);
  return file !== undefined && readersIdentity === null ? null : { readersIdentity, withoutReaders };
};

const restore = async (tools: Tools, file: string, given: OpeningOptions & { readonly force?: boolean }) => {
  const { newsroom, backup } = tools.messages;
  const choice = await choiceOf(tools, given);
  if (choice === null) return;
  const order = { do: 'restore', file: resolve(file), force: given.force ?? false, ...choice } as const;
  await executeAndTell<'restore'>(tools, order, given.json, (done) => {
    const { rows, pictures, staff, readers } = done;
    const ofReaders = readers.kept ? backup.readersRestored : backup.readersStay;
    const lines = [newsroom.restored(rows, pictures), ofReaders(counted(tools, readers))];
    tellResult(tools, given.json, done, [...lines, ...(staff > 0 ? [backup.staffRestored(staff)] : [])].join('\n'));
  });
};

const verify = async (tools: Tools, file: string, given: OpeningOptions): Promise<void> => {
  const { backup } = tools.messages;
  const choice = await choiceOf(tools, given);
  if (choice === null) return;
  await executeAndTell<'verify'>(tools, { do: 'verify', file: resolve(file), ...choice }, given.json, (done) => {
    const { tables, rows, pictures, readers } = done;
    const ofReaders = readers.kept ? backup.readersVerified : backup.readersNotVerified;
    const lines = [backup.verified(tables.length, rows, pictures), ofReaders(counted(tools, readers))];
    tellResult(tools, given.json, done, lines.join('\n'));
  });
};

const makeKey = (tools: Tools, file: string, { json }: Shared): Promise<void> =>
  executeAndTell<'backup-key'>(tools, { do: 'backup-key', file: resolve(file) }, json, (done) =>
    tellResult(tools, json, done, tools.messages.backup.keyMade(file, done.publicKey, done.fingerprint)),
  );

export const addBackups = (db: Command, tools: Tools): void => {
  const { newsroom, backup } = tools.messages;
  db.command('backup <file>')
    .description(newsroom.commands.backup)
    .option('--readers-key <file>', backup.options.readersKey)
    .option('--without-readers', backup.options.leaveOut)
    .action((file: string, _, self: Command) => backUp(tools, file, self.optsWithGlobals()));
  const opening = (command: Command): Command =>
    command
      .option('--readers-identity <file>', backup.options.readersIdentity)
      .option('--without-readers', backup.options.leaveInside);
  opening(db.command('restore <file>').description(newsroom.commands.restore))
    .option('--force', newsroom.options.force)
    .action((file: string, _, self: Command) => restore(tools, file, self.optsWithGlobals()));
  opening(db.command('verify <file>').description(backup.commands.verify)).action((file: string, _, self: Command) =>
    verify(tools, file, self.optsWithGlobals()),
  );
  db.command('backup-key <file>')
    .description(backup.commands.key)
    .action((file: string, _, self: Command) => makeKey(tools, file, self.optsWithGlobals()));
};
