import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => path && existsSync(path));
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** A server of its own on a port of its own, seeded in a folder of its own; sites are reached by their loopback names. E2E_PORT names one that runs already. */
export const port = Number(process.env.E2E_PORT ?? 3917);

export default defineConfig({
  testDir: 'ui/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: quiet, ...(chromium ? { executablePath: chromium } : {}) },
  },
  webServer: {
    command: 'node_modules/.bin/node dist/server/server.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: '.data/e2e', LOG_LEVEL: 'warn' },
  },
});
