import { spawn, spawnSync } from 'node:child_process';
import type { SpawnSyncReturns } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { listenForRequests } from '#adapters/control/listen-for-requests.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../settings/brand.ts';

const root = join(import.meta.dirname, '../..');
const bundle = join(root, 'node_modules/.cache/command-line-test');
const program = join(bundle, 'command-line.js');
const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
const inFolder = (name: string): string => join(folder, name);

const call = (
  args: readonly string[],
  options: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    ...options,
    env: { ...process.env, ...options.env },
  });

const shell = (line: string, env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> =>
  spawnSync('bash', ['-c', line], {
    encoding: 'utf8',
    env: { ...process.env, CLI: `${process.execPath} ${program}`, LOG: inFolder('day.log'), ...env },
  });

const line = (target: string): string =>
  `192.0.2.7 - - [21/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" 200 5 "-" "x"\n`;

beforeAll(async () => {
  writeFileSync(inFolder('day.log'), `${line('/te').repeat(50)}${line('/list/announcement')}${line('/volt')}`);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite', 'pg-native', '@duckdb/node-api'] },
    build: {
      ssr: true,
      outDir: bundle,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          'command-line': join(import.meta.dirname, 'command-line.ts'),
          replay: join(import.meta.dirname, 'replay-worker.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const firstFrom = (stream: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve) => stream.once('data', (text: Buffer) => resolve(String(text))));

describe('judge', () => {
  it('answers each input before the next arrives, and exits quietly on a closed pipe', async () => {
    const filter = spawn(process.execPath, [program, 'judge', '--columns', 'outcome']);
    for (const address of ['/t', '/te']) {
      const answer = firstFrom(filter.stdout);
      filter.stdin.write(`${address}\n`);
      expect(await answer).toBe(address === '/t' ? 'redirect\n' : 'page\n');
    }
    filter.stdin.end();
    expect(await new Promise((resolve) => filter.once('exit', resolve))).toBe(0);
    const { status, stdout, stderr } = shell('yes /te | $CLI judge | head -1; echo "${PIPESTATUS[1]}"');
    expect({ status, stderr, end: stdout.split('\n').at(-2) }).toEqual({ status: 0, stderr: '', end: '0' });
  });
});

describe('a command that a server executes', () => {
  it('waits for its result at Ctrl-C, and ends at SIGTERM', async () => {
    const [dataDir, answer, asked] = [inFolder('data'), Promise.withResolvers<never>(), [] as (() => void)[]];
    const onRequest = (): Promise<never> => {
      asked.shift()?.();
      return answer.promise;
    };
    const server = await listenForRequests(dataDir, onRequest, systemTime);
    const waiting = async () => {
      const isAsked = new Promise<void>((resolve) => void asked.push(resolve));
      const command = spawn(process.execPath, [program, 'content', 'list'], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
      await isAsked;
      return command;
    };
    const ending = await waiting();
    ending.kill('SIGTERM');
    expect(await new Promise((resolve) => ending.once('exit', (_, signal) => resolve(signal)))).toBe('SIGTERM');
    const told = await waiting();
    told.kill('SIGINT');
    expect(await firstFrom(told.stderr)).toContain('várunk az eredményre');
    told.kill('SIGKILL');
    answer.reject(new Error('the command ended'));
    await server?.close();
  });
});

describe('the program', () => {
  it('answers the example of its contract', () => {
    const { status, stdout, stderr } = call([
      'explain',
      '--json',
      `https://${brand.domain}/list/announcement?fbclid=x&a=1`,
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      schemaVersion: 1,
      input: `https://${brand.domain}/list/announcement?fbclid=x&a=1`,
      outcome: 'redirect',
      redirect: {
        status: 301,
        location: `https://${brand.domain}/rovat/kozlemeny?a=1`,
        rules: ['legacy-list-announcement', 'announcements', 'strip-fbclid'],
      },
      site: { slug: brand.slug, reason: 'domain' },
      route: { name: 'articles_by_mstag', params: { fullPath: 'kozlemeny' } },
      final: { outcome: 'page', status: 200, location: `https://${brand.domain}/rovat/kozlemeny?a=1` },
    });
  });

  it('has its own rule set with only accepted findings, and reports so', () => {
    const plain = call(['lint', '--json']);
    expect(plain.status).toBe(1);
    const found = plain.stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as { kind: string; accepted: string | null });
    expect(found.map(({ kind }) => kind)).toEqual(['chain', 'chain', 'takes-page']);
    expect(found.filter(({ accepted }) => accepted === null)).toEqual([]);
    expect(call(['lint', '--accepted']).status).toBe(0);
  });

  it.each([
    ['table', /^2 kérés ütközik hibába\. 1 kérés végén nincs oldal\.\n/],
    ['json', /^\{"schemaVersion":1,"lines":52,/],
    ['ndjson', /^\{"type":"summary",/],
    ['csv', /^section,name,hits,rules\r\n/],
    ['md', /^# Forgalom/],
    ['html', /^<!doctype html>/],
    ['junit', /^<\?xml /],
  ])('writes a replay as %s to a file', (format, begins) => {
    const file = inFolder(`report.${format}`);
    const { status, stdout, stderr } = call(['replay', inFolder('day.log'), '--format', format, '-o', file]);
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `a jelentés elkészült: ${file}\n` });
    expect(readFileSync(file, 'utf8')).toMatch(begins);
  });

  it('ends with 2 when the report cannot be written', () => {
    expect(call(['replay', inFolder('day.log'), '-o', inFolder('no/such/folder')])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `nem írható: ${inFolder('no/such/folder')}\n`,
    });
  });

  it('exits quietly when the reader closes the pipe', () => {
    const questions = 'for i in $(seq 20000); do echo \'{"path":"/g7"}\'; done';
    const { stdout, stderr } = shell(`${questions} | $CLI ask favicon | head -1`);
    expect({ stdout, stderr }).toEqual({ stdout: '{"answer":"g7","reason":""}\n', stderr: '' });
    const many = Array.from({ length: 3000 }, () => '/te').join(' ');
    expect(shell(`$CLI explain --json ${many} | head -1`).stderr).toBe('');
  });

  it('reports a partial result when interrupted, and exits with 130', async () => {
    const child = spawn(process.execPath, [program, 'replay', '-', '--json', '--log-format', 'combined'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.stdin.on('error', () => {});
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    await new Promise((resolve) => {
      child.stdin.write(line('/te').repeat(20_000), resolve);
    });
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(err).toBe('megszakítva: a jelentés csak az eddig olvasottakról szól\n');
    const { requests, outcomes } = JSON.parse(out) as { requests: number; outcomes: { page: number } };
    expect(requests).toBeGreaterThan(0);
    expect(outcomes.page).toBe(requests);
  });

  it('shows no colours and no progress to a pipe', () => {
    const { stdout, stderr } = shell('$CLI replay $LOG', { FORCE_COLOR: '1' });
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toBe('');
  });

  it.runIf(existsSync('/usr/bin/script'))('shows both on a terminal, and no colours to those who want none', () => {
    const onTerminal = (env: NodeJS.ProcessEnv): string =>
      shell('script -qec "$CLI replay $LOG" /dev/null', { TERM: 'xterm', ...env }).stdout;
    const plain = onTerminal({ NO_COLOR: '' });
    expect(plain).toContain('\u001b[1m');
    expect(plain).toContain('█');
    expect(onTerminal({ NO_COLOR: '1' })).not.toContain('\u001b[1m');
  });
});

describe('replay in several jobs', () => {
  const long = inFolder('long.log');
  const untimed = (text: string): string => text.replace(/"seconds":[\d.]+,/, '');

  beforeAll(() => {
    const lines = Array.from({ length: 24_000 }, (_, at) =>
      line(`/${at % 7 === 0 ? 'nincs/1/2' : 'te'}/${at}/${'x'.repeat(250)}`),
    );
    writeFileSync(long, `${lines.join('')}nothing to read\n`);
  });

  it('prints the same as one job', () => {
    const [one, other] = ['1', '3'].map((jobs) => {
      const file = inFolder(`jobs-${jobs}.json`);
      const args = ['replay', long, '--json', '--all', '--audience', '-o', file, '--jobs', jobs];
      const { status, stderr } = call(args);
      return { status, stderr: stderr.replace(file, ''), report: untimed(readFileSync(file, 'utf8')) };
    });
    expect(other).toEqual(one);
    expect(JSON.parse(one?.report ?? '')).toMatchObject({ lines: 24_001, unreadable: [{ line: 24_001 }] });
  });

  it('reports what all jobs have when it is interrupted, though one of them waits for a pipe', async () => {
    const pipe = inFolder('pipe');
    shell(`mkfifo ${pipe}`);
    for (const order of [
      [long, pipe],
      [pipe, long],
    ]) {
      const child = spawn(process.execPath, [
        program,
        'replay',
        ...order,
        '--json',
        '--jobs',
        '2',
        '--log-format',
        'combined',
      ]);
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      const told = new Promise<void>((resolve) => {
        child.stderr.setEncoding('utf8').on('data', (text: string) => {
          err += text;
          resolve();
        });
      });
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      const writer = createWriteStream(pipe).on('error', () => {});
      await new Promise((resolve) => void writer.write(line('/te').repeat(20_000), resolve));
      child.kill('SIGINT');
      await told;
      writer.destroy();
      expect(await ended).toBe(130);
      expect(err).toBe('megszakítva: a jelentés csak az eddig olvasottakról szól\n');
      expect(JSON.parse(out)).toMatchObject({ interrupted: true });
    }
  });

  it('ends with 3 and a word when a thread ends by itself, and writes no report', () => {
    const broken = inFolder('broken');
    cpSync(bundle, broken, { recursive: true });
    for (const [fault, said] of [
      ['process.exit(7)', 'exit 7'],
      ["throw new Error('the disk is full')", 'the disk is full'],
    ]) {
      writeFileSync(join(broken, 'replay.js'), `${fault}`);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(broken, 'command-line.js'), 'replay', long, '--json', '--jobs', '2', '--lang', 'en'],
        { encoding: 'utf8' },
      );
      expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^a thread of --jobs ended unexpectedly \\(${said}\\)`));
    }
  });

  it('exits quietly when the reader closes the pipe', () => {
    expect(shell('$CLI replay $LOG --json --all --jobs 2 | head -c 20')).toMatchObject({ stderr: '' });
  });
});
