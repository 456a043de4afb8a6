import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, it } from 'vitest';
import { programFileName } from '#tools/build/check-node.ts';
import { programs } from '#tools/build/server-chunks.ts';
import { build } from './built-process.fake.ts';

const folder = resolve(import.meta.dirname, '../../../dist/server');

const importsOf = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter(existsSync);

/** The built files that the programs import only when they are first used. Files of earlier builds are not reached. */
const lazyParts = (): readonly string[] => {
  const [reached, lazy] = [new Set<string>(), new Set<string>()];
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    importsOf(file, /(?:from|import) ?["'](\.[^"']+\.js)["']/g).forEach(visit);
    for (const part of importsOf(file, /import\(["'](\.[^"']+\.js)["']\)/g)) {
      lazy.add(part);
      visit(part);
    }
  };
  for (const program of Object.keys(programs)) visit(join(folder, programFileName({ name: program })));
  return [...lazy];
};

/** Imports a file in a thread that has loaded nothing else. Null if it loads. */
const faultOf = (file: string): Promise<string | null> =>
  new Promise((done) => {
    const thread = new Worker(`import(${JSON.stringify(file)}).then(() => process.exit(0))`, {
      eval: true,
      execArgv: [],
      stdout: true,
    });
    let fault: string | null = null;
    thread.once('error', (error) => (fault = `${file}: ${String(error)}`));
    thread.once('exit', () => done(fault));
  });

/** Only a browser runs the first; the second is an optional package of the Redis client, which works without it. */
const expected = /document is not defined|"@node-rs\/xxhash"/;

beforeAll(build, 240_000);

it('each part of the build that is imported lazily loads by itself', async () => {
  const parts = lazyParts();
  expect(parts.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const part of parts) {
    const fault = await faultOf(part);
    if (fault !== null && !expected.test(fault)) faults.push(fault);
  }
  expect(faults).toEqual([]);
}, 120_000);

it('each font of the build has its licence beside it', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../../dist/client/assets'));
  const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => file.split('-latin')[0]);
  expect(fonts.length).toBeGreaterThan(10);
  const licensed = files.filter((file) => file.endsWith('.txt')).map((file) => file.split('-LICENSE')[0]);
  expect(licensed.toSorted()).toEqual([...new Set(fonts)].toSorted());
});
