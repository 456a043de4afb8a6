import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { advance } from '#tools/whole-product/running/built-process.fake.ts';
import type { SportFixture } from '#core/testing/sport-fixture.ts';

export interface Server {
  readonly port: number;
  readonly operatorPort: number;
  readonly dataDir: string;
  /** File with the time of live sport in unix seconds; empty means now (docs/live-sport.md). */
  readonly liveClock: string;
}

export interface Servers {
  /** Default configuration, without third parties. */
  readonly plain: Server;
  /** Live scores and ads come from the tests. Its tests run serially. */
  readonly own: Server;
  readonly liveScores: string;
  readonly ads: string;
}

const unknown: Server = { port: 0, operatorPort: 0, dataDir: '', liveClock: '' };

/** Printed by serve.ts; unknown while Playwright only lists tests. */
export const { plain, own, liveScores, ads }: Servers =
  process.env['SERVERS'] === undefined
    ? { plain: unknown, own: unknown, liveScores: '', ads: '' }
    : (JSON.parse(process.env['SERVERS']) as Servers);

type Steered = Pick<Server, 'dataDir'>;

const leadOf = async ({ dataDir }: Steered): Promise<number> =>
  Number(await readFile(`${dataDir}/test-lead`, 'utf8').catch(() => '0'));

export const nowOf = async (server: Steered): Promise<number> => Math.floor(Date.now() / 1000 + (await leadOf(server)));

/** `page` needs `page.clock.install()` first. */
export const pass = async (server: Steered, page: Page | null, seconds: number): Promise<void> => {
  await advance(server.dataDir, seconds);
  await writeFile(`${server.dataDir}/test-lead`, String((await leadOf(server)) + seconds));
  await page?.clock.runFor(seconds * 1000);
};

export const setLiveScores = async (world: SportFixture): Promise<void> => {
  const { status } = await fetch(liveScores, { method: 'PUT', body: JSON.stringify(world) });
  if (status !== 204) throw new Error(`The live-score service answered ${status}`);
};
