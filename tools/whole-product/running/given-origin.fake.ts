import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OriginOptions } from '#adapters/origin/process/origin-options.ts';
import { runOrigin, type Origin } from '#adapters/origin/process/run-origin.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { now, smallContent } from '#adapters/origin/testing/small-content.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import type { sitesAt } from '../../../config/settings/sites.ts';
import { openTestWebServer, type TestWebServer } from './test-web-server.fake.ts';

export interface GivenOrigin {
  readonly origin: Origin;
  readonly openNode: (url?: string) => Promise<TestWebServer>;
  readonly said: string[];
  readonly close: () => Promise<void>;
}

type NodeOptions = NonNullable<Parameters<typeof openTestWebServer>[4]>;

export const openGivenOrigin = async (
  sites: ReturnType<typeof sitesAt>,
  options: Partial<OriginOptions>,
  nodeOptions: NodeOptions = {},
): Promise<GivenOrigin> => {
  const said: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'given-origin-'));
  const origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content: { ...smallContent, sites } },
    sample: noSample,
    now: () => now,
    log: (cause) => void said.push(String(cause)),
    ...options,
  });
  await origin.ready;
  const log = createLog('debug', (line) => void said.push(line));
  return {
    origin,
    openNode: (url = origin.url) => openTestWebServer(url, { 'origin-secret': testSecret }, log, sites, nodeOptions),
    said,
    close: async () => {
      await origin.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
