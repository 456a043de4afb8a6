import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { until } from '#tools/whole-product/running/built-process.fake.ts';

const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

export const isProgram = (program: string): boolean =>
  path.split(':').some((folder) => existsSync(join(folder, program)));

export interface ServerPlan {
  readonly program: string;
  /** FOLDER and PORT are replaced, here and in files. */
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly isUp: (port: number) => Promise<boolean>;
}

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
  );

/** Starts an installed server on loopback, in a folder of its own. */
export const runServer = async ({ program, args, files, env, isUp }: ServerPlan): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const port = await freePort();
  const filled = (text: string): string => text.replaceAll('FOLDER', folder).replaceAll('PORT', String(port));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), filled(text));
  let said = '';
  const child = spawn(program, args.map(filled), {
    env: { ...process.env, PATH: path, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const isRunning = async (): Promise<boolean> => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${program} ended: ${said}`);
    return isUp(port).catch(() => false);
  };
  await until(isRunning, () => `${program}: ${said}`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
};
