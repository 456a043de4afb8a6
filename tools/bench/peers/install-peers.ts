import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from './apps/package.json' with { type: 'json' };
import type { Origin } from '../cold/sites.ts';
import { asStarted } from '../servers.ts';
import type { Peer } from './peer.ts';

const { dependencies } = manifest;
const names = {
  express: `Express ${dependencies.express}`,
  astro: `Astro ${dependencies.astro}`,
  next: `Next.js ${dependencies.next}`,
} as const;

const linkTo = (href: string) => ({ href, name: href.slice(href.lastIndexOf('/') + 1).replaceAll('-', ' ') });

/** Installs and builds the apps in a temporary folder. */
export const installPeers = (
  scratch: string,
  articles: readonly string[],
  origin: Origin,
  firstPort: number,
): readonly Peer[] => {
  const folder = join(scratch, 'peers');
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });
  writeFileSync(join(folder, 'links.json'), JSON.stringify(articles.map(linkTo)));
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_NODE_AUTOSTART: 'disabled',
  };
  const run = (command: string, ...words: readonly string[]): void =>
    void execFileSync(command, words, { cwd: folder, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  run('npm', 'install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund');
  run(process.execPath, 'node_modules/.bin/next', 'build', 'next');
  run(process.execPath, 'node_modules/.bin/astro', 'build', '--root', 'astro');
  return Object.entries(names).map(([app, name], at) => ({
    name,
    port: firstPort + at,
    words: [...asStarted.words.slice(0, -1), join(folder, 'serve.js'), app],
    env: { ...env, ...origin.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  }));
};
