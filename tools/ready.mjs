// Makes a clone runnable: installs what is missing and builds what is stale. Runs on the system's Node, 20 or newer.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['core', 'adapters', 'ui', 'cli', 'config', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const pinnedNode = 'node_modules/.bin/node';
const installed = 'node_modules/.package-lock.json';
const built = 'dist/.built';

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const at = changedAt(path);
  if (!statSync(path).isDirectory()) return at;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), at);
};

const run = (command, ...words) => execFileSync(command, words, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });

const install = () => {
  console.error('Installing packages…');
  run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
};

const build = () => {
  console.error('Building…');
  run(pinnedNode, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  run(pinnedNode, 'node_modules/vite/bin/vite.js', 'build', '--ssr', '--logLevel', 'warn');
  writeFileSync(built, new Date().toISOString());
};

if (changedAt(installed) < changedAt('package-lock.json') || !existsSync(pinnedNode)) install();
if (changedAt(built) < Math.max(...sources.map(newest))) build();
