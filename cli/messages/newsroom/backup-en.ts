import type { BackupMessages } from './backup-messages.ts';
import { some } from '../counted/counted-en.ts';

export const backupEn: BackupMessages = {
  commands: {
    verify: 'verify a backup: restores it in memory and compares the row count and hash of each table',
    key: "create a key pair for readers' data: the private key in this file, the public key beside it (.pub)",
  },
  options: {
    readersKey: "include readers' data, encrypted to this public key (db backup-key)",
    readersIdentity: "restore readers' data too, decrypted with this private key",
    leaveOut: "leave readers' data out",
    leaveInside: "skip the readers' data in the backup",
  },
  chooseAtBackup:
    "choose what happens to readers' data: --readers-key FILE encrypts them into the backup, --without-readers leaves them out. To create a key pair: db backup-key FILE",
  notBoth: '--readers-identity and --without-readers exclude each other: keep one of them',
  counts: {
    reader_accounts: (count) => some(count, 'reader account', 'reader accounts'),
    reader_payments: (count) => some(count, 'subscription', 'subscriptions'),
    reader_passes: (count) => some(count, 'pass', 'passes'),
    newsletter_subscriptions: (count) => some(count, 'newsletter subscription', 'newsletter subscriptions'),
    topic_clients: (count) => some(count, 'browser that follows topics', 'browsers that follow topics'),
    quiz_takers: (count) => some(count, 'quiz taker', 'quiz takers'),
  },
  nobody: 'none',
  encrypted: (counts) => `readers' data included, encrypted: ${counts}`,
  leftOut: (counts) => `LEFT OUT, readers' data: ${counts}`,
  readersRestored: (counts) => `readers' data restored: ${counts}; restart the running servers`,
  readersStay: (counts) => `LEFT OUT, readers' data (those in the database are unchanged); when backed up: ${counts}`,
  readersVerified: (counts) => `readers' data verified: ${counts}`,
  readersNotVerified: (counts) => `readers' data not verified: ${counts}`,
  uncounted: 'an old backup, with passes only and without counts',
  staffKept: (count) =>
    `${some(count, 'account', 'accounts')} of the staff with name, email address and links; no passwords, codes or sessions`,
  staffRestored: (count) =>
    `${some(count, 'account', 'accounts')} of the staff restored as disabled. To enable one with a new password and codes: users add EMAIL --name NAME`,
  verified: (tables, rows, pictures) =>
    `the backup is valid: ${some(tables, 'table', 'tables')}, ${some(rows, 'row', 'rows')}, ${some(pictures, 'picture', 'pictures')}; every count and hash matches`,
  keyMade: (file, publicKey, fingerprint) =>
    `private key: ${file} (readers' data cannot be restored without it: move it to a safe place off this machine)\npublic key: ${publicKey} (db backup --readers-key)\nfingerprint: ${fingerprint}`,
};
