import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningProcess {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

type Line = Readonly<Record<string, unknown>>;

const parse = (line: string): Line => {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return {};
  }
};

/** Starts the web server, and resolves once it logged that it is ready. */
export const startProcess = async (
  program: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunningProcess> => {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve())).finally(() =>
    process.off('exit', kill),
  );
  const stop = (): Promise<void> => {
    kill();
    return ended;
  };
  const lines = createInterface(child.stdout);
  const ready = new Promise<number>((resolve, reject) => {
    let port = 0;
    let last = '';
    lines.on('line', (text) => {
      const line = parse(text);
      if (line['event'] === 'listening') port = Number(line['port']);
      if (line['event'] === 'ready') resolve(port);
      last = text;
    });
    void ended.then(() => reject(new Error(`the web server ended: ${last}`)));
  });
  return { port: await ready, stop };
};
