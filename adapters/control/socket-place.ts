import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Bytes; the limit that all systems accept. */
const maxLength = 100;

const ownSocket = (dataDir: string): string => join(resolve(dataDir), 'control.sock');
/** Stores the socket's path when the data folder's own path is too long. */
const noteIn = (dataDir: string): string => join(resolve(dataDir), 'control.path');
const fits = (path: string): boolean => Buffer.byteLength(path) <= maxLength;
/** Windows has named pipes instead of socket files. */
const pipeOf = (dataDir: string): string => `\\\\.\\pipe\\control-${hash('sha256', resolve(dataDir)).slice(0, 24)}`;

/** Null when no server has created a socket. */
export const findSocket = async (dataDir: string): Promise<string | null> => {
  if (process.platform === 'win32') return pipeOf(dataDir);
  const own = ownSocket(dataDir);
  return fits(own) ? own : readFile(noteIn(dataDir), 'utf8').catch(() => null);
};

export interface SocketPlace {
  readonly path: string;
  leave(): Promise<void>;
}

export const takeSocketPlace = async (dataDir: string): Promise<SocketPlace> => {
  if (process.platform === 'win32') return { path: pipeOf(dataDir), leave: async () => undefined };
  const own = ownSocket(dataDir);
  if (fits(own)) {
    await rm(own, { force: true });
    return { path: own, leave: () => rm(own, { force: true }) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'control-'));
  const path = join(folder, 's');
  await writeFile(noteIn(dataDir), path, { mode: 0o600 });
  return {
    path,
    leave: async () => {
      await Promise.all([folder, noteIn(dataDir)].map((gone) => rm(gone, { recursive: true, force: true })));
    },
  };
};
