// Measures other requests during a flood of searches: `node_modules/.bin/node tools/faults/search-flood.ts [searches a
// second] [seconds] [client addresses]`. Uses the built site. Loopback only.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './node-process.ts';

const port = Number(process.env['FAULTS_PORT'] ?? 4880);
const home = process.env['FAULTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'flood-'));
const [perSecond = 400, seconds = 15, addresses = 1] = process.argv.slice(2).map(Number);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Answer {
  readonly status: number | string;
  readonly retryAfter: boolean;
  readonly ms: number;
}

const get = (agent: Agent, path: string, localAddress = '127.0.0.1'): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const end = (status: number | string, retryAfter = false): void =>
      resolve({ status, retryAfter, ms: performance.now() - begun });
    const asked = ask(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        localAddress,
        headers: { host: `taviro.localhost:${port}`, 'accept-encoding': 'br' },
        timeout: 10_000,
      },
      (answer) => {
        answer.resume();
        answer
          .on('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined))
          .on('error', () => end('cut'));
      },
    );
    asked
      .on('timeout', () => asked.destroy())
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      .end();
  });

const textOf = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

const articles = async (): Promise<readonly string[]> => {
  const files = [...(await textOf('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemaps\/\d{4}-\d\d\.xml)<\/loc>/g)]
    .slice(1, 5)
    .map(([, path = '']) => path);
  const texts = await Promise.all(files.map(textOf));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path),
  );
};

const offer = async (
  rate: number,
  agent: Agent,
  pathAt: (at: number) => string,
  addressAt?: (at: number) => string,
): Promise<readonly Answer[]> => {
  const asking: Promise<Answer>[] = [];
  const begun = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - begun) / 1000) {
    for (const due = Math.min(rate * passed, rate * seconds); asking.length < due;)
      asking.push(get(agent, pathAt(asking.length), addressAt?.(asking.length)));
    await pause(5);
  }
  return Promise.all(asking);
};

const told = (name: string, answers: readonly Answer[]): void => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const unsaid = answers.filter(({ status, retryAfter }) => (status === 429 || status === 503) && !retryAfter).length;
  console.log(
    `${name}: ${answers.length} requests, ${JSON.stringify(counts)}, rejected without Retry-After ${unsaid}; ms p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`,
  );
};

const words = [
  'kormány',
  'budapest',
  'foci',
  'választás',
  'miniszter',
  'és',
  'hogy',
  'euró',
  'magyar',
  'szerint',
  'ukrajna',
  'tavasz',
  'bank',
  'a',
  'lakás',
  'rezsi',
];
const searchAt = (at: number): string => {
  const [word = '', other = ''] = [words[at % words.length], words[Math.floor(at / words.length) % words.length]];
  if (at % 4 === 3) return `/api/search/suggest?text=${encodeURIComponent(`${word.slice(0, 3)} ${at}`)}`;
  return `/archivum?term=${encodeURIComponent(`${word} ${other} -${at}`)}`;
};

const node = startNode(port, join(home, 'node'), { LOG_LEVEL: 'error' });
await node.ready();
const unseen = await articles();
const known = unseen[0] ?? '/';
await Promise.all(['/', known].map(textOf));
await pause(3_000);
const agentOf = (maxSockets: number): Agent => new Agent({ keepAlive: true, maxSockets });
const [many, few] = [agentOf(64), agentOf(64)];
const [searches, front, article, others] = await Promise.all([
  offer(perSecond, many, searchAt, (at) =>
    addresses === 1 ? '127.0.0.1' : `127.1.${Math.floor((at % addresses) / 250)}.${1 + ((at % addresses) % 250)}`,
  ),
  offer(4, few, () => '/'),
  offer(4, few, () => known),
  offer(4, few, (at) => unseen[1 + at] ?? '/'),
]);
console.log(
  `${perSecond} searches per second for ${seconds} s from ${addresses} network address${addresses === 1 ? '' : 'es'}`,
);
told('searches', searches);
told('warm front', front);
told('warm article', article);
told('unseen articles', others);
[many, few].forEach((agent) => agent.destroy());
await node.stop();
if (process.env['FAULTS_DIR'] === undefined) rmSync(home, { recursive: true, force: true });
