import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, platform, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '#config/settings/brand.ts';
import { measureChangedFront } from './changed-front.ts';
import { measureColdArticles } from './cold/articles.ts';
import { writeDayLog } from './day-log.ts';
import { measureHitsBesideCold } from './cold/hits-beside.ts';
import { measureImport } from './cold/import-articles.ts';
import { measureLint } from './lint.ts';
import type { Measurement, Tell } from './measurement.ts';
import { asTable } from './measurement.ts';
import { measureMemory } from './memory.ts';
import { measureCachedPages, measureUncachedPages } from './pages.ts';
import { measureOldAddresses } from './old-addresses.ts';
import { measureNextPage } from './next-page.ts';
import { measurePeers } from './peers/peers.ts';
import { measureColdStart, measureJobs, measureReplay } from './replay.ts';
import { measureSearch } from './search.ts';
import { measureSecondArticle } from './second-article.ts';
import { measureServerMemory } from './server-memory.ts';
import { measureStart } from './start.ts';
import { measureVerdict } from './verdict.ts';
import { measureWeights } from './weights.ts';

const rounds = 5;
const lines = 1_000_000;
const dataDir = '.data/bench';
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const found: Measurement[] = [];
const tell: Tell = (measurement) => {
  found.push(measurement);
  process.stderr.write(`${measurement.what}: ${measurement.ours}\n`);
};

let written: string | null = null;
const dayLog = (): string => {
  if (written === null) writeDayLog((written = join(scratch, 'access.log')), lines);
  return written;
};

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  cached: () => measureCachedPages({ dataDir, scratch, rounds, tell }),
  uncached: () => measureUncachedPages({ dataDir, scratch, rounds, tell }),
  'changed-front': () => measureChangedFront(dataDir, scratch, tell),
  'cold-articles': () => measureColdArticles({ scratch, rounds, against, tell }),
  'hits-beside-cold': () => measureHitsBesideCold(scratch, rounds, tell),
  import: () => measureImport(scratch, rounds, tell),
  verdict: () => measureVerdict(tell),
  'old-addresses': () => measureOldAddresses(tell),
  start: () => measureStart(dataDir, scratch, rounds, tell),
  'server-memory': () => measureServerMemory(scratch, tell),
  weights: () => measureWeights(tell),
  search: () => measureSearch(dataDir, scratch, tell),
  'second-article': () => measureSecondArticle(dataDir, tell),
  'next-page': () => measureNextPage(dataDir, tell),
  replay: () => measureReplay(dayLog(), lines, rounds, tell),
  jobs: () => measureJobs(dayLog(), lines, rounds, tell),
  memory: () => measureMemory(dayLog(), scratch, tell),
  explain: () => measureColdStart(rounds, tell),
  lint: () => measureLint(scratch, rounds, tell),
  peers: () => measurePeers(scratch, rounds, tell),
};

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const against = values.against ?? null;

/** Installs packages from the registry. */
const onlyByName = ['peers'];
/** Parts can be selected: `npm run bench -- replay memory`. */
const names = positionals.length > 0 ? positionals : Object.keys(parts).filter((name) => !onlyByName.includes(name));
const unknown = names.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`no such benchmark: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}`);

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const loadBefore = load();
for (const name of names) await parts[name]?.();
const gigabytes = Math.round(totalmem() / 2 ** 30);
console.log(`${brand.name} on ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, ${platform()} ${release()}, Node ${process.versions.node}, load ${loadBefore} before and ${load()} after
${rounds} alternating rounds; medians; the ratio is ours / beside in the same round, with [min–max] of the rounds\n
${asTable(found)}`);
