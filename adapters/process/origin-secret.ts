import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';

const fileName = 'origin-secret';
const grammar = /^[\x21-\x7e]{24,200}$/;
const ownerOnly = 0o600;

/** The first who comes writes it; whoever else comes at the same time reads that one. */
const writeOnce = async (file: string, secret: string): Promise<void> => {
  try {
    await writeFile(file, `${secret}\n`, { flag: 'wx', mode: ownerOnly, flush: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return;
    // On a full disk it was made, and is empty: the next start would take it for a secret that somebody spoiled.
    await rm(file, { force: true }).catch(() => undefined);
    throw cause;
  }
};

/** A file that was made a moment ago may still be empty. */
const readWritten = async (file: string, time: Pick<Time, 'wait'>): Promise<string> => {
  for (let tries = 0; ; tries += 1) {
    const text = (await readFile(file, 'utf8')).trim();
    if (grammar.test(text)) return text;
    if (tries >= 20) throw new Error(`${file} holds no secret: delete it, and a new one is made`);
    await time.wait(50);
  }
};

const made = (): string => randomBytes(32).toString('base64url');

/**
 * A folder that takes no file (read-only, full) has nobody to share with: the secret then lives as long as the
 * process.
 */
const cannotKeep = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

const kept = async (dataDir: string, time: Pick<Time, 'wait'>): Promise<string> => {
  const file = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true });
  await writeOnce(file, made());
  const secret = await readWritten(file, time);
  await chmod(file, ownerOnly);
  return secret;
};

/**
 * What the embedded origin wants to see before it answers: that of the environment, or else the data folder's own,
 * made on the first start,
 * so that all who share the folder share it.
 */
export const originSecretOf = async (
  { ORIGIN_SECRET, DATA_DIR }: { readonly ORIGIN_SECRET: string | undefined; readonly DATA_DIR: string },
  time: Pick<Time, 'wait'>,
): Promise<string> =>
  ORIGIN_SECRET ??
  kept(DATA_DIR, time).catch((cause: NodeJS.ErrnoException) => {
    if (cannotKeep.has(cause.code ?? '')) return made();
    throw cause;
  });
