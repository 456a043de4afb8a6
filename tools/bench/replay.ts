import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { publicAddresses, sitesAt } from '../../config/sites.ts';
import { median } from './load.ts';
import { randomAddresses } from './random-addresses.ts';

const rounds = 5;
const lines = 1_000_000;
const uniqueShare = 0.3;

/** The goals of the command line: time against `mawk '{print $7}'` on the same log, and memory whatever the input. */
const mostTimes = 2;
const mostMegabytes = 150;

const commandLine = 'dist/server/taviro.js';

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];

/** A small linear generator: the same seed gives the same log. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const targets = (count: number): readonly string[] => {
  const found = new Set<string>();
  for (let seed = 1; found.size < count; seed += 1) {
    for (const { path, query } of randomAddresses(count, seed, sitesAt(publicAddresses))) {
      found.add(query === '' ? path : `${path}?${query}`);
      if (found.size === count) break;
    }
  }
  return [...found];
};

/** A combined log in which three requests in ten are for an address not seen before and the rest mostly for a few. */
export const writeLog = (path: string, count: number = lines): void => {
  const draw = seeded(7);
  const all = targets(Math.round(count * uniqueShare));
  const log = openSync(path, 'w');
  let seen = 0;
  let text = '';
  for (let line = 0; line < count; line += 1) {
    const isNew = seen === 0 || (seen < all.length && draw() * (count - line) < all.length - seen);
    const target = all[isNew ? seen : Math.floor(seen * draw() ** 6)] ?? '/';
    if (isNew) seen += 1;
    const clock = new Date(1_795_000_000_000 + line * 80).toISOString().slice(11, 19);
    const client = `${1 + Math.floor(draw() * 220)}.${Math.floor(draw() * 255)}.${Math.floor(draw() * 255)}.${Math.floor(draw() * 255)}`;
    const referrer = draw() < 0.5 ? '-' : `https://lapunk.example${all[Math.floor(seen * draw())] ?? '/'}`;
    text += `${client} - - [20/Nov/2026:${clock} +0100] "GET ${target} HTTP/1.1" 200 ${1000 + Math.floor(draw() * 90_000)} "${referrer}" "${browsers[Math.floor(draw() * browsers.length)]}"\n`;
    if (text.length > 2 ** 20) {
      writeSync(log, text);
      text = '';
    }
  }
  writeSync(log, text);
  closeSync(log);
};

interface Run {
  readonly milliseconds: number;
  readonly errors: string;
  readonly output: string;
}

const run = (command: string, words: readonly string[], keepsOutput: boolean): Run => {
  const start = performance.now();
  const { stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', stdio: ['ignore', keepsOutput ? 'pipe' : openSync('/dev/null', 'w'), 'pipe'] });
  return { milliseconds: performance.now() - start, errors: stderr, output: stdout ?? '' };
};

/** Tells the peak of the process's memory, in KiB, when it ends. */
const tellPeak = 'data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak "+process.resourceUsage().maxRSS))';

const replay = (log: string): Run => run(process.execPath, ['--import', tellPeak, commandLine, 'replay', log, '--json'], true);

const peakOf = ({ errors }: Run): number => Number(/peak (\d+)/.exec(errors)?.[1] ?? Number.NaN) / 1024;

const requestsIn = ({ output }: Run): number => (JSON.parse(output) as { requests: number }).requests;

/** Replays a day's log beside mawk, round by round; a ratio is the median of the rounds' own. */
export const measureReplay = (say: (line: string) => void): void => {
  const scratch = mkdtempSync(join(tmpdir(), 'replay-'));
  const log = join(scratch, 'access.log');
  writeLog(log);
  replay(log);
  const [own, other, ratios, peaks]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const [ours, theirs] = [replay(log), run('mawk', ['{print $7}', log], false)];
    if (requestsIn(ours) !== lines) throw new Error('replay did not read every line');
    own.push(ours.milliseconds);
    other.push(theirs.milliseconds);
    ratios.push(ours.milliseconds / theirs.milliseconds);
    peaks.push(peakOf(ours));
  }
  rmSync(scratch, { recursive: true, force: true });
  say(`${'replay of 1,000,000'.padEnd(22)} ours ${median(own).toFixed(0)} ms   mawk ${median(other).toFixed(0)} ms   ratio ${median(ratios).toFixed(2)} [${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}] (goal ≤ ${mostTimes})   peak ${Math.max(...peaks).toFixed(0)} MB (goal ≤ ${mostMegabytes})`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(commandLine)) throw new Error(`${commandLine} is not built`);
  measureReplay((line) => console.log(line));
}
