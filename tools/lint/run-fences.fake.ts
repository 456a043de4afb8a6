import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const top = ['core', 'adapters', 'ui', 'cli', 'config'];

export const printed = (cwd: string, ...words: readonly string[]): string =>
  spawnSync(
    process.execPath,
    words.map((word, at) => (at === 0 ? join(root, 'node_modules', word) : word)),
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  ).stdout;

interface Cruised {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}
export const cruise = (cwd: string): Cruised =>
  JSON.parse(
    printed(
      cwd,
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'tools/lint/boundaries.cjs',
      '--output-type',
      'json',
      ...top,
    ),
  ) as Cruised;
