import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const sources = [
  'core',
  'adapters',
  'ui',
  'cli',
  'config',
  'vite.config.ts',
  'tools/build',
  'package-lock.json',
  'tsconfig.json',
];

/** Its mtime is the end of the last build. */
export const built = 'dist/.built';
/** Its mtime is the start of the last server build. */
export const begun = 'dist/.begun';

export const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const forTests = /\.(test|contract|fake|fixtures)\.tsx?$/;

const newest = (path) => {
  if (!existsSync(path) || forTests.test(path)) return 0;
  const at = changedAt(path);
  if (!statSync(path).isDirectory()) return at;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), at);
};

export const isStale = () => changedAt(built) < Math.max(...sources.map(newest));
