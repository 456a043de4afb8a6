import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from '../build/stale.mjs';

const root = resolve(import.meta.dirname, '../..');
const linesOf = (file: string): readonly string[] => readFileSync(join(root, file), 'utf8').split('\n');
const all = (file: string, pattern: RegExp): readonly string[] =>
  [...linesOf(file).join('\n').matchAll(pattern)].map(([found]) => found).toSorted();

describe('the container image', () => {
  it('is built from every source that a build depends on', () => {
    const included = linesOf('.dockerignore')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(sources.filter((source) => !included.includes(source))).toEqual([]);
  });

  it('starts the server like tools/serve.sh', () => {
    const settings = /MALLOC_\w+=\d+|--max-[\w-]+=\d+/g;
    expect(all('Containerfile', settings).length).toBeGreaterThan(3);
    expect(all('Containerfile', settings)).toEqual(all('tools/serve.sh', settings));
  });
});
