import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface OwnProcess {
  /** The last output, for errors. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
  readonly child: ChildProcess;
}

const maxOutput = 20_000;
/** Milliseconds before a process that does not end is killed. */
const patience = 15_000;

/** In a group of its own: the workers of a server end with it. */
export const startProcess = (
  command: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): OwnProcess => {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  let output = '';
  const keep = (part: Buffer): void => void (output = `${output}${part.toString()}`.slice(-maxOutput));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(String(error))));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  return {
    child,
    output: () => output,
    stop: async () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const group = -child.pid;
      process.kill(group, 'SIGTERM');
      const killing = setTimeout(() => process.kill(group, 'SIGKILL'), patience);
      await ended;
      clearTimeout(killing);
    },
  };
};

/** Runs to its end and gives its output. */
export const runProcess = async (
  command: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): Promise<string> => {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const parts: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
  child.stdout?.on('data', (part: Buffer) => void parts.stdout.push(part));
  child.stderr?.on('data', (part: Buffer) => void parts.stderr.push(part));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, errors] = [Buffer.concat(parts.stdout).toString(), Buffer.concat(parts.stderr).toString()];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${errors.slice(-2000)}${output.slice(-2000)}`);
  return output;
};

/** Polls until `isReady`; throws with the output when the process ends before. */
export const whenReady = async (
  { child, output }: OwnProcess,
  isReady: () => Promise<boolean>,
  seconds: number,
): Promise<void> => {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await isReady().catch(() => false)) return;
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`it ended with ${ended}: ${output()}`);
    await wait(100);
  }
  throw new Error(`not ready after ${seconds} s: ${output()}`);
};
