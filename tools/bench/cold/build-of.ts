import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const lock = 'package-lock.json';

/** Builds another commit in a folder of its own, with the installed packages unless its lockfile differs. */
export const buildOf = (commit: string, scratch: string): string => {
  const root = join(scratch, 'against');
  mkdirSync(root);
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, root]);
  if (readFileSync(lock, 'utf8') === readFileSync(join(root, lock), 'utf8'))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  execFileSync(process.execPath, ['tools/ready.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
  return root;
};
