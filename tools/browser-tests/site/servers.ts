import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { advance } from '#tools/whole-product/running/built-process.fake.ts';
import type { SportFixture } from '#core/testing/sport-fixture.ts';

export interface Server {
  readonly port: number;
  /** Of its outbox. */
  readonly operatorPort: number;
  readonly dataDir: string;
  /** Holds the moment by which matches, races and counts run, in unix seconds; empty, it is now (docs/live-sport.md). */
  readonly liveClock: string;
}

export interface Servers {
  /** As a clone starts it: everything embedded, nothing of others configured. */
  readonly plain: Server;
  /** With live scores and an ad network of the tests. Its tests run one at a time. */
  readonly own: Server;
  /** Origins of those services. */
  readonly liveScores: string;
  readonly ads: string;
}

const unknown: Server = { port: 0, operatorPort: 0, dataDir: '', liveClock: '' };

/** What serve.ts has printed; unknown while Playwright only lists the tests. */
export const { plain, own, liveScores, ads }: Servers =
  process.env['SERVERS'] === undefined
    ? { plain: unknown, own: unknown, liveScores: '', ads: '' }
    : (JSON.parse(process.env['SERVERS']) as Servers);

type Steered = Pick<Server, 'dataDir'>;

/** Seconds by which tests have advanced the server's clock. */
const leadOf = async ({ dataDir }: Steered): Promise<number> =>
  Number(await readFile(`${dataDir}/test-lead`, 'utf8').catch(() => '0'));

/** Unix seconds by the server's clock. */
export const nowOf = async (server: Steered): Promise<number> => Math.floor(Date.now() / 1000 + (await leadOf(server)));

/** Advances the server's clock, then that of a page on which `page.clock.install()` was called. */
export const pass = async (server: Steered, page: Page | null, seconds: number): Promise<void> => {
  await advance(server.dataDir, seconds);
  await writeFile(`${server.dataDir}/test-lead`, String((await leadOf(server)) + seconds));
  await page?.clock.runFor(seconds * 1000);
};

/** Replaces what the live-score service of `own` answers. */
export const setLiveScores = async (world: SportFixture): Promise<void> => {
  const { status } = await fetch(liveScores, { method: 'PUT', body: JSON.stringify(world) });
  if (status !== 204) throw new Error(`The live-score service answered ${status}`);
};
