import type { BackupMessages } from './backup-messages.ts';
import { some } from '../counted/counted-en.ts';

export const backupEn: BackupMessages = {
  commands: {
    verify: 'check a backup: restores it in memory, and compares the rows and the hash of each table',
    key: "a key pair for readers' data: the private key into this file, the public key beside it (.pub)",
  },
  options: {
    readersKey: "readers' data too, encrypted to this public key (db backup-key)",
    readersIdentity: "readers' data too, opened with this private key",
    leaveOut: "without readers' data",
    leaveInside: "without the readers' data that the backup holds",
  },
  chooseAtBackup:
    "what about readers' data? --readers-key FILE: encrypted into the backup; --without-readers: left out. For a key pair: db backup-key FILE",
  notBoth: 'give --readers-identity or --without-readers, not both',
  counts: {
    reader_accounts: (count) => some(count, 'reader account', 'reader accounts'),
    reader_payments: (count) => some(count, 'subscription', 'subscriptions'),
    reader_passes: (count) => some(count, 'pass', 'passes'),
    newsletter_subscriptions: (count) => some(count, 'newsletter subscription', 'newsletter subscriptions'),
    topic_clients: (count) => some(count, 'browser that follows topics', 'browsers that follow topics'),
    quiz_takers: (count) => some(count, 'quiz taker', 'quiz takers'),
  },
  nobody: 'there are none',
  encrypted: (counts) => `readers' data are in it, encrypted: ${counts}`,
  leftOut: (counts) => `LEFT OUT, readers' data: ${counts}`,
  readersRestored: (counts) => `readers' data restored: ${counts}; restart the servers that run`,
  readersStay: (counts) =>
    `LEFT OUT, readers' data; those in the database stayed as they were; the newspaper backed up had: ${counts}`,
  readersVerified: (counts) => `with readers' data: ${counts}`,
  readersNotVerified: (counts) => `without readers' data: ${counts}`,
  uncounted: 'this old backup holds passes alone, and counts none',
  staffKept: (count) =>
    `${some(count, 'account', 'accounts')} of the staff by name, address and links; no password, code or session`,
  staffRestored: (count) =>
    `${some(count, 'account', 'accounts')} of the staff closed until opened with a new password and codes: users add ADDRESS --name NAME`,
  verified: (tables, rows, pictures) =>
    `the backup is sound: ${some(tables, 'table', 'tables')}, ${some(rows, 'row', 'rows')}, ${some(pictures, 'picture', 'pictures')}; every count and hash agrees`,
  keyMade: (file, publicKey, fingerprint) =>
    `private key: ${file} (without it readers' data cannot be restored: move it off this machine, and keep it)\npublic key: ${publicKey} (db backup --readers-key)\nfingerprint: ${fingerprint}`,
};
