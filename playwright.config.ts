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

/** The browser with windows, tabs and menus, for the tests that need them. */
export const wholeBrowser = { args: quiet, ...firstThere(...whole) };

/** The same engine without windows opens a page in half the time. Without it the tests use the whole browser. */
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
    // These tests control the clock and the upstreams of one server.
    { name: 'own upstreams', testMatch: `**/own-upstreams/${deep ? '*.deep.spec.ts' : '*.spec.ts'}`, workers: 1 },
  ],
  use: {
    baseURL: `http://localhost:${plain.port}`,
    // Page listeners do not see requests of a service worker, so only the tests of service workers allow them.
    serviceWorkers: 'block',
    // Contrast cannot be measured while a colour fades in. The test of motion enables it.
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
