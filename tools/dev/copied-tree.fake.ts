import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const copied = ['adapters', 'config', 'core', 'tools', 'ui', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Links each package instead of the folder, because caches are written there. */
const linkPackages = async (tree: string): Promise<void> => {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (!/^\.(?:cache|vite)/.test(name)) await symlink(join(from, name), join(to, name));
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const started = async (child: ChildProcess): Promise<string> => {
  const lines: string[] = [];
  child.stderr?.on('data', (part: Buffer) => void lines.push(part.toString()));
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const origin = /^Listening at (\S+)/.exec(line)?.[1];
    if (origin !== undefined) return origin;
    lines.push(line);
  }
  throw new Error(`The development server ended: ${lines.join('\n')}`);
};

export interface CopiedTree {
  readonly origin: string;
  readonly port: number;
  /** Replaces a text that the file must contain. */
  edit(file: string, text: string, by: string): Promise<void>;
  close(): Promise<void>;
}

/** `npm run dev` in a copy of the source. */
export const developCopy = async (): Promise<CopiedTree> => {
  const tree = await mkdtemp(join(tmpdir(), 'dev-'));
  for (const name of copied) await cp(join(root, name), join(tree, name), { recursive: true });
  await linkPackages(tree);
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: tree,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: join(tree, '.data'),
      HOST: '127.0.0.1',
      PORT: String(port),
      OPERATOR_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(tree, { recursive: true, force: true });
  };
  const origin = await started(child).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  child.stdout?.resume();
  return {
    origin,
    port,
    edit: async (file, text, by) => {
      const path = join(tree, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not contain ${text}`);
      await writeFile(path, before.replaceAll(text, by));
    },
    close,
  };
};
