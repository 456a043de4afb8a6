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

const root = join(import.meta.dirname, '../../..');
const program = (name: string): string => resolve(root, 'dist/server', name);

const betweenLooks = 100;

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

/** Builds stale files under a lock. NODE_ENV must not be `test`, or React is built for development. */
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

export const makeDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(dataDir, 'uploads'));
  for (const mark of ['.seed-drawn', '.seed-sounded']) await writeFile(join(dataDir, 'uploads', mark), '');
  return dataDir;
};

type Env = Readonly<Record<string, string>>;

const environment = (env: Env): NodeJS.ProcessEnv => {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, HOST: '127.0.0.1', DRAIN_SECONDS: '0', OPERATOR_PORT: '0', WARM_ARTICLES: '0', ...env };
};

export interface Answer {
  /** 0 when there was no response. */
  readonly status: number;
  readonly body: string;
}

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
  /** Rejects with the output when the process ends without this event. */
  logged(event: string): Promise<Readonly<Record<string, unknown>>>;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

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

export interface Site extends Started {
  readonly port: number;
  readonly dataDir: string;
  readonly operatorPort: number;
}

export const startSite = async (env: Env & { readonly DATA_DIR: string }): Promise<Site> => {
  const site = start('server.js', [], { PORT: '0', OPERATOR_PORT: '0', ...env });
  const { port } = await site.logged('listening');
  await site.logged('ready');
  const outbox = site.said().includes('"event":"outbox-listening"') ? await site.logged('outbox-listening') : null;
  return { ...site, port: Number(port), dataDir: env.DATA_DIR, operatorPort: Number(outbox?.['port'] ?? 0) };
};

export const advance = async (dataDir: string, seconds: number): Promise<void> => {
  const sent = await sendRequest(dataDir, { do: 'advance', seconds });
  const done =
    typeof sent === 'object' && typeof sent.answer === 'object' && sent.answer !== null && 'done' in sent.answer;
  if (!done) throw new Error(`The clock of ${dataDir} was not advanced: ${JSON.stringify(sent)}`);
};

/** Rejects with the output as soon as the process ends. */
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
