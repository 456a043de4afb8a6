import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { plain } from './tools/browser-tests/site/servers.ts';

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

/** The same engine without windows, which opens a page in half the time. The whole browser serves where it is missing. */
const shell = { args: quiet, ...firstThere('/usr/bin/chromium-headless-shell', ...whole) };

/** `npm test` runs every spec but `*.deep.spec.ts`; `npm run test:deep` runs those alone. */
const deep = process.env.TIER === 'deep';

export default defineConfig({
  testDir: 'tools/browser-tests',
  testMatch: deep ? '**/*.deep.spec.ts' : '**/*.spec.ts',
  testIgnore: deep ? [] : ['**/*.deep.spec.ts'],
  fullyParallel: true,
  workers: 2,
  // A test that fails once is a fault to explain.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Deadlines of a test that hangs. `npm run bench` measures speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  projects: [
    { name: 'plain', testIgnore: [...(deep ? [] : ['**/*.deep.spec.ts']), '**/own-upstreams/**'] },
    // They steer the clock and the upstreams of one server.
    { name: 'own upstreams', testMatch: `**/own-upstreams/${deep ? '*.deep.spec.ts' : '*.spec.ts'}`, workers: 1 },
  ],
  use: {
    baseURL: `http://localhost:${plain.port}`,
    // A request of a service worker passes the page's listeners; the test that is about service workers allows them.
    serviceWorkers: 'block',
    // A colour caught while it fades in has no contrast to measure; the test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shell,
  },
  webServer: {
    command: 'node_modules/.bin/node tools/browser-tests/site/serve.ts',
    wait: { stdout: /servers (?<servers>\{.*\})/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
