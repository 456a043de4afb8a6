import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CommandFailure } from '../command-failure.ts';
import { backupFormat, backupVersion } from './write-backup.ts';

const head = z.object({ format: z.literal(backupFormat), version: z.number(), migrations: z.array(z.string()) });
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const picture = z.object({ picture: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/), bytes: z.base64() });
const end = z.object({ end: z.object({ rows: z.number(), pictures: z.number() }) });
const line = z.union([table, picture, end]);

export type BackupHead = z.output<typeof head>;

/** A line behind the head; a row stays in the text in which it came. */
export type BackupLine = { readonly row: string } | z.output<typeof line>;

export interface Backup {
  readonly head: BackupHead;
  readonly lines: AsyncIterable<BackupLine>;
}

const rowMark = '{"row":';

const textLines = async function* (file: string): AsyncGenerator<string> {
  const [raw, unzipped] = [createReadStream(file), createGunzip()];
  raw.on('error', (cause) => unzipped.destroy(cause));
  // An error of the stream itself is not told by the reader of its lines.
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
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const readLine = (text: string): BackupLine => {
  if (text.startsWith(rowMark)) return { row: text.slice(rowMark.length, -1) };
  const read = parsed(line, text);
  if (read === null) throw new CommandFailure('broken-backup', text.slice(0, 80));
  return read;
};

/** The rest of a backup, to its very end: one that was cut off says so when it is read to there. */
const linesBehind = async function* (lines: AsyncGenerator<string>): AsyncGenerator<BackupLine> {
  let ended = false;
  try {
    for await (const text of lines) {
      const read = readLine(text);
      ended = 'end' in read;
      yield read;
    }
  } catch (cause) {
    if (cause instanceof CommandFailure || (cause as NodeJS.ErrnoException).code?.startsWith('Z_') !== true)
      throw cause;
    throw new CommandFailure('broken-backup', (cause as Error).message);
  }
  if (!ended) throw new CommandFailure('broken-backup', 'end');
};

/** Opens a backup. Throws an `CommandFailure` for what is none, or of a form that is not known here. */
export const readBackup = async (file: string): Promise<Backup> => {
  const lines = textLines(file);
  const first = await lines.next().catch((cause: unknown) => {
    throw new CommandFailure('not-a-backup', `${file} (${(cause as Error).message})`);
  });
  const read = first.done === true ? null : parsed(head, first.value);
  if (read === null) throw new CommandFailure('not-a-backup', file);
  if (read.version > backupVersion) throw new CommandFailure('newer-backup', String(read.version));
  return { head: read, lines: linesBehind(lines) };
};
