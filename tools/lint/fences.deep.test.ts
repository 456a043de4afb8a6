import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cruise, printed, root, top } from './run-fences.fake.ts';

/** The gates of tools/test.mjs do not report how many files they read. */
it('the dependency rules hold in this tree, and looked at every source file of it', () => {
  const { modules, summary } = cruise(root);
  const seen = new Set(modules.map(({ source }) => source));
  const files = top
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !file.endsWith('.d.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
  expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

it('the lint looks at every source file of this tree', () => {
  const files = [...top, 'tools'].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const { number_of_files: seen } = JSON.parse(
    printed(root, 'oxlint/bin/oxlint', '--format', 'json', ...top, 'tools'),
  ) as { readonly number_of_files: number };
  expect(seen).toBeGreaterThanOrEqual(files.length);
});
