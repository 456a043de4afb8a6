import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Program {
  readonly name: string;
  readonly port: number;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly log: string;
  /** Rejects while it does not serve; without it, an open port is enough. */
  readonly check?: () => Promise<unknown>;
}

export interface Part {
  readonly name: string;
  ready(): Promise<void>;
  /** Ends it by SIGKILL and starts it again after the milliseconds. */
  kill(downMs: number): Promise<void>;
  stop(): Promise<void>;
}

const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const restartAfter = 1_000;
const maxStart = 120_000;

const portOpen = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });

/** Runs a program in a process group of its own, and restarts it when it ends, as a supervisor would. */
export const startPart = ({ name, port, command, env = {}, log, check }: Program): Part => {
  let [child, stopping, downMs] = [null as ChildProcess | null, false, restartAfter];
  const signal = (which: NodeJS.Signals): void => {
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, which);
  };
  const start = (): void => {
    if (stopping) return;
    const output = openSync(log, 'a');
    const [program = '', ...words] = command;
    child = spawn(program, words, {
      detached: true,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', output, output],
    });
    child.once('error', ({ message }) => console.error(`${name}: ${message}`));
    child.once('exit', () => {
      if (!stopping) setTimeout(start, downMs);
      downMs = restartAfter;
    });
  };
  start();
  process.on('exit', () => signal('SIGKILL'));

  const ready = async (): Promise<void> => {
    let fault: unknown = null;
    for (const end = Date.now() + maxStart; Date.now() < end; await wait(100)) {
      fault = await (check?.() ?? portOpen(port)).then(
        () => null,
        (error: unknown) => error,
      );
      if (fault === null) return;
    }
    throw new Error(`${name} did not start (${String(fault)}). See ${log}`);
  };
  return {
    name,
    ready,
    kill: async (ms) => {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      downMs = ms;
      signal('SIGKILL');
      await ended;
      await wait(ms);
      await ready();
    },
    stop: async () => {
      stopping = true;
      const ending = child;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      // The main process alone: PostgreSQL and the web node end their own processes.
      ending.kill('SIGTERM');
      await ended;
    },
  };
};
