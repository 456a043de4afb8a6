import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const firstThere = (...paths: readonly (string | undefined)[]): { readonly executablePath?: string } => {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
};
const whole = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser with its windows, tabs and menus, for a test of what only it can do. */
export const wholeBrowser = { args: quiet, ...firstThere(...whole) };

/**
 * The same engine without windows, which nobody sees: to open one takes as long as the page in it. Where it is not
 * installed, the whole browser serves.
 */
const shell = { args: quiet, ...firstThere('/usr/bin/chromium-headless-shell', ...whole) };

/**
 * A server of its own on a port of its own, seeded in a folder of its own; sites are reached by their loopback names.
 * E2E_PORT names one that runs already.
 */
export const port = Number(process.env.E2E_PORT ?? 3917);

/** Where its outbox is; E2E_OPERATOR_PORT names that of one that runs already. */
export const operatorPort = Number(process.env.E2E_OPERATOR_PORT ?? 3918);

/** Where that server keeps its content; E2E_DATA_DIR names the folder of one that runs already. */
export const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e';

/** Holds the moment by which matches and races run, in unix seconds (docs/live-sport.md); without it, it is now. */
export const liveClock = `${dataDir}/live-clock`;

export default defineConfig({
  testDir: 'ui/e2e',
  fullyParallel: true,
  // One more than the cores of the smallest machine: some wait for seconds, as for what comes to an open page.
  workers: 3,
  // Further tries on a machine that is busy with something else; the report names it as flaky.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  // What is awaited is awaited patiently: how fast a page is, the bench tells.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  projects: [
    { name: 'warm', testMatch: '**/*.setup.ts' },
    { name: 'browser', testMatch: '**/*.spec.ts', dependencies: ['warm'] },
  ],
  use: {
    // What a page asks for goes past the eyes of a test when a service worker asks it; the one test that is about it
    // lets it in.
    serviceWorkers: 'block',
    // A figure caught while it fades in has no contrast to speak of; a test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    launchOptions: shell,
  },
  webServer: {
    command: 'node_modules/.bin/node dist/server/server.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      OPERATOR_PORT: String(operatorPort),
      DRAIN_SECONDS: '0',
      LIVE_CLOCK: liveClock,
    },
  },
});
