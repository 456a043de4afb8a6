import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{core,adapters,ui,cli,config,tools}/**/*.{ts,tsx}', { cwd: root });

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, inner = '']) => inner);

const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  .map((line) => {
    const [promise = '', tests = ''] = line.slice(2).split(' | ');
    return { promise, tests: found(tests, /`([^`]+)`/g), quoted: found(tests, /'([^']+)'/g) };
  });

const textOf = (named: string): string =>
  files
    .filter((file) => file === named || file.endsWith(`/${named}`))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

describe('what SECURITY.md promises', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(15);
  });

  it.each(rows)('is tested: $promise', ({ tests, quoted }) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter((named) => textOf(named) === '')).toEqual([]);
    const all = tests.map(textOf).join('\n');
    expect(quoted.filter((name) => !all.includes(name))).toEqual([]);
  });
});
