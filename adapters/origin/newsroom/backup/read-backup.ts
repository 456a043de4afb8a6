import type { KeyObject } from 'node:crypto';
import { createPublicKey } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { migrations } from '../../database/migrations/all-migrations.ts';
import { parseJson } from '../../http/parse-json.ts';
import { CommandFailure } from '../context/command-failure.ts';
import { fingerprintOf, privateKeyIn } from './backup-key.ts';
import { createTally } from './table-rows.ts';
import type { Total } from './table-rows.ts';
import { chunkOpener } from './sealed-lines.ts';
import type { OpenChunk } from './sealed-lines.ts';
import { backupFormat, backupVersion } from './write-backup.ts';
import type { ReadersChoice } from '#adapters/newsroom-contract/backup.ts';

const rows = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const head = z.object({
  format: z.literal(backupFormat),
  version: z.number(),
  migrations: z.array(z.string()),
  /** `key`: the public key's fingerprint; null when readers' data are left out. */
  readers: z
    .object({ counts: z.record(z.string(), rows).nullable(), key: z.string().nullable() })
    .default({ counts: null, key: null }),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const total = z.object({ total: z.object({ rows, sha256 }) });
const picture = z.object({ picture: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/), bytes: z.base64() });
/**
 * Counts and hashes of plain and encrypted lines. The latter detect damage without the private key. Version 1 has
 * neither tables nor hash.
 */
const end = z.object({
  end: z.object({
    rows,
    pictures: rows,
    tables: rows.optional(),
    sha256: sha256.optional(),
    encrypted: z.object({ rows, sha256 }).optional(),
  }),
});
const enc = z.object({ enc: z.base64() });
const sealed = z.object({ sealed: z.base64(), last: z.boolean() });
const told = z.union([table, total, picture, end]);
const line = z.union([told, enc, sealed]);

export type BackupHead = z.output<typeof head>;
export type BackupEnd = z.output<typeof end>['end'];

export type BackupLine = { readonly row: string } | z.output<typeof told>;

export interface Backup {
  readonly head: BackupHead;
  readonly hasReaders: boolean;
  readonly lines: AsyncIterable<BackupLine>;
}

const rowMark = '{"row":';

const textLines = async function* (file: string): AsyncGenerator<string> {
  const [raw, unzipped] = [createReadStream(file), createGunzip()];
  raw.on('error', (cause) => unzipped.destroy(cause));
  // readline does not report stream errors.
  const failed = new Promise<never>((_, reject) => unzipped.on('error', reject));
  failed.catch(() => undefined);
  const lines = createInterface({ input: raw.pipe(unzipped), crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([lines.next(), failed]);
    if (next.done === true) break;
    yield next.value;
  }
  if (unzipped.errored !== null) throw unzipped.errored;
};

const parsed = <T>(schema: z.ZodType<T>, text: string): T | null => {
  try {
    return schema.safeParse(parseJson(text)).data ?? null;
  } catch {
    return null;
  }
};

const readLine = <T>(schema: z.ZodType<T>, text: string): T | { readonly row: string } => {
  if (text.startsWith(rowMark)) return { row: text.slice(rowMark.length, -1) };
  const read = parsed(schema, text);
  if (read === null) throw new CommandFailure('broken-backup', text.slice(0, 80));
  return read;
};

const isSame = (found: Total, wanted: Total | undefined, hasSealed: boolean): boolean =>
  found.rows > 0 === hasSealed &&
  found.rows === (wanted?.rows ?? 0) &&
  found.sha256 === (wanted?.sha256 ?? found.sha256);

const linesBehind = async function* (
  lines: AsyncGenerator<string>,
  headText: string,
  { hasSealed, identity }: { readonly hasSealed: boolean; readonly identity: KeyObject | null },
): AsyncGenerator<BackupLine> {
  const sealedLines = createTally();
  let [ended, isWhole] = [false, identity === null];
  let open: OpenChunk | null = null;
  try {
    for await (const text of lines) {
      const read = readLine(line, text);
      ended = 'end' in read;
      if ('enc' in read || 'sealed' in read) sealedLines.add(text);
      if ('end' in read && !isSame(sealedLines.total(), read.end.encrypted, hasSealed))
        throw new CommandFailure('broken-backup', 'sealed');
      if ('enc' in read) open = identity && chunkOpener(identity, read.enc, headText);
      else if (!('sealed' in read)) yield read;
      else if (open !== null) {
        for (const opened of open(read.sealed, read.last)) yield readLine(told, opened);
        isWhole = read.last;
      }
    }
  } catch (cause) {
    if (cause instanceof CommandFailure || (cause as NodeJS.ErrnoException).code?.startsWith('Z_') !== true)
      throw cause;
    throw new CommandFailure('broken-backup', (cause as Error).message);
  }
  if (!ended || !isWhole) throw new CommandFailure('broken-backup', 'end');
};

const identityFor = ({ readers: { key } }: BackupHead, given: ReadersChoice): KeyObject | null => {
  if (given.withoutReaders) return null;
  if (given.readersIdentity === null) {
    if (key !== null) throw new CommandFailure('readers-sealed', key);
    return null;
  }
  const identity = privateKeyIn(given.readersIdentity);
  if (key === null) throw new CommandFailure('no-readers-part', '');
  const own = fingerprintOf(createPublicKey(identity));
  if (own !== key) throw new CommandFailure('wrong-key', `${own} ≠ ${key}`);
  return identity;
};

/**
 * Throws a `CommandFailure` for an invalid file, a newer build's backup, or readers' data without a key and not
 * excluded by `choice`.
 */
export const readBackup = async (file: string, choice: ReadersChoice): Promise<Backup> => {
  const lines = textLines(file);
  const first = await lines.next().catch((cause: unknown) => {
    throw new CommandFailure('not-a-backup', `${file} (${(cause as Error).message})`);
  });
  const read = first.done === true ? null : parsed(head, first.value);
  if (first.done === true || read === null) throw new CommandFailure('not-a-backup', file);
  if (read.version > backupVersion) throw new CommandFailure('newer-backup', String(read.version));
  const unknown = read.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) throw new CommandFailure('newer-backup', unknown);
  const identity = identityFor(read, choice);
  return {
    head: read,
    hasReaders: identity !== null,
    lines: linesBehind(lines, first.value, { identity, hasSealed: read.readers.key !== null }),
  };
};
