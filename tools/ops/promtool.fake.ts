import { spawnSync } from 'node:child_process';

/** Debian's `prometheus` brings promtool. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Empty if all is well. */
export const promtool = (words: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { input, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
};
