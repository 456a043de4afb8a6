import { asOutcome } from '../context/command-failure.ts';
import { createBackupKey } from './backup-key.ts';
import { verifyBackup } from './verify-backup.ts';

type Command =
  | ({ readonly do: 'verify' } & Parameters<typeof verifyBackup>[0])
  | ({ readonly do: 'backup-key' } & Parameters<typeof createBackupKey>[0]);

export const executeWithoutDatabase = (command: Command): Promise<unknown> =>
  asOutcome<object, unknown>(command.do === 'verify' ? verifyBackup(command) : createBackupKey(command), (done) => ({
    done,
  }));
