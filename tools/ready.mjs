// Installs missing packages and builds stale files. Runs on the system's Node, 20 or newer.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { forgetPartsBefore } from './build/earlier-parts.mjs';
import { begun, built, changedAt, isStale } from './build/stale.mjs';

const pinnedNode = 'node_modules/.bin/node';
const installed = 'node_modules/.package-lock.json';
/** Must equal NODE_COMPILE_CACHE in package.json and serve.sh. */
const compiled = 'node_modules/.cache/compiled';

const shell = process.platform === 'win32';
const run = (command, ...words) => execFileSync(command, words, { stdio: ['ignore', 2, 2], shell });

const install = () => {
  console.error('Installing packages: about a minute…');
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
};

/** Slim images and minimal installations of Debian lack a library that Node needs. */
const checkPinnedNode = () => {
  const { status, stderr } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8', shell });
  if (status === 0) return;
  console.error(
    `${pinnedNode} does not run: ${stderr.trim() || 'unknown reason'}. On Debian: apt-get install libatomic1`,
  );
  process.exit(1);
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

if (changedAt(installed) < changedAt('package-lock.json') || !existsSync(pinnedNode)) {
  install();
  checkPinnedNode();
}
if (isStale()) build();
