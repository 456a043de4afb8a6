import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';

const fileName = 'origin-secret';
const grammar = /^[\x21-\x7e]{24,200}$/;
const ownerOnly = 0o600;

/** The first process writes the file; concurrent ones read it. */
const writeOnce = async (file: string, secret: string): Promise<void> => {
  try {
    await writeFile(file, `${secret}\n`, { flag: 'wx', mode: ownerOnly, flush: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return;
    // On a full disk the file is empty; the next start would report a damaged secret.
    await rm(file, { force: true }).catch(() => undefined);
    throw cause;
  }
};

/** A new file may still be empty. */
const readWritten = async (file: string, time: Pick<Time, 'wait'>): Promise<string> => {
  for (let tries = 0; ; tries += 1) {
    const text = (await readFile(file, 'utf8')).trim();
    if (grammar.test(text)) return text;
    if (tries >= 20) throw new Error(`${file} holds no secret: delete it, and the next start creates a new one`);
    await time.wait(50);
  }
};

const made = (): string => randomBytes(32).toString('base64url');

/** In a folder without write access, the secret lives as long as the process. */
const cannotKeep = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

const kept = async (dataDir: string, time: Pick<Time, 'wait'>): Promise<string> => {
  const file = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true });
  await writeOnce(file, made());
  const secret = await readWritten(file, time);
  await chmod(file, ownerOnly);
  return secret;
};

/** Uses ORIGIN_SECRET, or a secret that the first start stores in the data folder for all processes there. */
export const originSecretOf = async (
  { ORIGIN_SECRET, DATA_DIR }: { readonly ORIGIN_SECRET: string | undefined; readonly DATA_DIR: string },
  time: Pick<Time, 'wait'>,
): Promise<string> =>
  ORIGIN_SECRET ??
  kept(DATA_DIR, time).catch((cause: NodeJS.ErrnoException) => {
    if (cannotKeep.has(cause.code ?? '')) return made();
    throw cause;
  });
