import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sendRequest } from '#adapters/control/send-request.ts';
import { systemTime } from '#adapters/time/system-time.ts';

/** The product as it is shipped: processes of the build, on loopback, with folders of their own. */
const root = join(import.meta.dirname, '../../..');
/** Of this build, or of another that is named by its absolute path. */
const program = (name: string): string => resolve(root, 'dist/server', name);

/** Between two looks at a condition of another process that nothing tells of. */
const betweenLooks = 100;

/** Resolves once a condition of another process holds. Rejects with what the process wrote when it never does. */
export const until = async (
  holds: () => Promise<boolean> | boolean,
  about: () => string,
  tries = 600,
): Promise<void> => {
  for (let at = 0; at < tries; at += 1) {
    if (await holds()) return;
    await systemTime.wait(betweenLooks);
  }
  throw new Error(`It never came to it: ${about()}`);
};

/** Builds what is stale, one test file at a time; not as a test, or React would be built for development. */
export const build = async (): Promise<void> => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const turn = join(root, 'node_modules/.cache/building');
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  await until(
    () =>
      mkdir(turn).then(
        () => true,
        () => false,
      ),
    () => `another build; where none is under way, remove ${turn}`,
    1_200,
  );
  await promisify(execFile)('node', [join(root, 'tools/ready.mjs')], { cwd: root, env }).finally(() =>
    rm(turn, { recursive: true }),
  );
};

/** A data folder in which no picture of the seed is drawn: that would take the machine a minute. */
export const makeDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(dataDir, 'uploads'));
  for (const mark of ['.seed-drawn', '.seed-sounded']) await writeFile(join(dataDir, 'uploads', mark), '');
  return dataDir;
};

type Env = Readonly<Record<string, string>>;

const environment = (env: Env): NodeJS.ProcessEnv => {
  const { PATH, HOME } = process.env;
  // Many run at once: an outbox at a port of each.
  return { PATH, HOME, HOST: '127.0.0.1', DRAIN_SECONDS: '0', OPERATOR_PORT: '0', ...env };
};

export interface Answer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: string;
}

/** Asks as one of the sites' readers. */
export const ask = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'identity' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    })
      .on('error', () => resolve({ status: 0, body: '' }))
      .end();
  });

export interface Started {
  readonly process: ChildProcess;
  /** The fields of the first log line of an event; rejects with what was written when the process ends without one. */
  logged(event: string): Promise<Readonly<Record<string, unknown>>>;
  /** Everything it has said so far. */
  readonly said: () => string;
  /** Settles with its exit code. */
  readonly ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a program of the build. */
export const start = (name: string, args: readonly string[], env: Env): Started => {
  const child = spawn(process.execPath, [program(name), ...args], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const written = new EventEmitter().setMaxListeners(0);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      written.emit('more');
    });
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const lineOf = (event: string): Readonly<Record<string, unknown>> | undefined => {
    const line = said.split('\n').find((one) => one.includes(`"event":"${event}"`) && one.endsWith('}'));
    return line === undefined ? undefined : (JSON.parse(line) as Readonly<Record<string, unknown>>);
  };
  const logged = async (event: string): Promise<Readonly<Record<string, unknown>>> => {
    for (;;) {
      const line = lineOf(event);
      if (line !== undefined) return line;
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`It ended (${child.exitCode ?? child.signalCode}) before it logged ${event}: ${said}`);
      await Promise.race([once(written, 'more'), ended]);
    }
  };
  return {
    process: child,
    logged,
    said: () => said,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
};

/** A web server of the build, in a data folder of its own. */
export interface Site extends Started {
  readonly port: number;
  readonly dataDir: string;
  /** Of its outbox. */
  readonly operatorPort: number;
}

/** Starts the web server on ports of the system's choice. Resolves when it is ready; `env` may name a DATA_DIR. */
export const startSite = async (env: Env & { readonly DATA_DIR: string }): Promise<Site> => {
  const site = start('server.js', [], { PORT: '0', OPERATOR_PORT: '0', ...env });
  const { port } = await site.logged('listening');
  await site.logged('ready');
  const outbox = site.said().includes('"event":"outbox-listening"') ? await site.logged('outbox-listening') : null;
  return { ...site, port: Number(port), dataDir: env.DATA_DIR, operatorPort: Number(outbox?.['port'] ?? 0) };
};

/** Advances the clocks of a process that was started with TEST_CLOCK=on. */
export const advance = async (dataDir: string, seconds: number): Promise<void> => {
  const sent = await sendRequest(dataDir, { do: 'advance', seconds });
  const done =
    typeof sent === 'object' && typeof sent.answer === 'object' && sent.answer !== null && 'done' in sent.answer;
  if (!done) throw new Error(`The clock of ${dataDir} was not advanced: ${JSON.stringify(sent)}`);
};

/** Fails with what it said, and at once where it has ended. */
export const untilReady = (node: Started, port: number): Promise<void> =>
  until(
    async () => {
      const { exitCode, signalCode } = node.process;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`It ended (${exitCode ?? signalCode}): ${node.said()}`);
      return (await ask(port, 'localhost', '/readyz')).status === 200;
    },
    node.said,
    1_500,
  );

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line to its end, with `input` on stdin. */
export const taviro = (args: readonly string[], env: Env, input = '', file = 'taviro.js'): Promise<Ran> =>
  new Promise((resolve) => {
    const { stdin } = execFile(
      process.execPath,
      [program(file), ...args],
      { env: environment(env), encoding: 'utf8' },
      (failure, out, err) =>
        resolve({ code: typeof failure?.code === 'number' ? failure.code : failure === null ? 0 : -1, out, err }),
    );
    stdin?.end(input);
  });
