// Installs missing packages and builds stale files. Runs on the system's Node, 20 or newer.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { forgetPartsBefore } from './build/earlier-parts.mjs';
import { begun, built, changedAt, isStale } from './build/stale.mjs';

const pinnedNode = 'node_modules/.bin/node';
const installed = 'node_modules/.package-lock.json';
/** Must equal NODE_COMPILE_CACHE in package.json and serve.sh. */
const compiled = 'node_modules/.cache/compiled';

const run = (command, ...words) =>
  execFileSync(command, words, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });

const install = () => {
  console.error('Installing packages: about a minute…');
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
};

const build = () => {
  console.error('Building: half a minute…');
  run(pinnedNode, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  const lastBegun = changedAt(begun);
  writeFileSync(begun, new Date().toISOString());
  run(pinnedNode, 'node_modules/vite/bin/vite.js', 'build', '--ssr', '--logLevel', 'warn');
  forgetPartsBefore('dist/server/parts', lastBegun);
  // Node never removes old entries; each build would add some megabytes.
  rmSync(compiled, { recursive: true, force: true });
  run(pinnedNode, 'dist/server/dictionaries.js', 'dist/client');
  writeFileSync(built, new Date().toISOString());
};

if (changedAt(installed) < changedAt('package-lock.json') || !existsSync(pinnedNode)) install();
if (isStale()) build();
