import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const executablePath = ['/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path));

export const openBrowser = (): Promise<Browser> => chromium.launch({ ...(executablePath && { executablePath }) });

/** Lighthouse's slow 4G. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
