import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { brand } from '#config/brand.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { start, type Started, untilReady } from '#config/built-process.fake.ts';
import { makeFilledDataDir } from '#config/filled-data-dir.fake.ts';
import { answeringLiveScores } from '#adapters/live-score-api/live-score-service.fake.ts';
import type { Race } from '#core/formula-one/race.ts';
import type { RaceRow } from '#core/formula-one/race-row.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { axeOn } from './axe.ts';

/* A weekend in minutes: a service of live scores of our own tells it, step by step, to a site of its own. */

const day = 86_400;
const now = Math.floor(Date.now() / 1000);
const year = new Date().getFullYear();
const [season] = contractFormulaOne.seasons;
const [table] = contractFormulaOne.tables;
const [qualifying, grandPrix, next] = season?.races ?? [];
if (!season || !table || !qualifying || !grandPrix || !next) throw new Error('The contract knows no weekend');

interface Step {
  readonly qualifying: Partial<Race>;
  readonly race: Partial<Race>;
  readonly results: readonly RaceRow[];
  readonly grid: readonly RaceRow[];
  /** Days by which the weekend has been over. */
  readonly ago?: number;
}

const done = { status: 'Completed' };
const steps = {
  before: { qualifying: done, race: { status: 'Scheduled' }, results: [], grid: table.grid },
  live: {
    qualifying: done,
    race: { status: 'Live', laps: { current: 12, total: 70 } },
    results: table.grid.map((row) => ({ ...row, time: null })),
    grid: table.grid,
  },
  red: {
    qualifying: done,
    race: { status: 'Live', flag: 'red', laps: { current: 31, total: 70 } },
    results: table.results.map((row) => ({ ...row, time: null })),
    grid: table.grid,
  },
  completed: {
    qualifying: done,
    race: { ...done, laps: { current: 70, total: 70 } },
    results: table.results,
    grid: table.grid,
  },
} as const satisfies Record<string, Step>;

let step: Step = steps.before;
const world = () => {
  const ago = (step.ago ?? 0) * day;
  return {
    football: contractFootball,
    formulaOne: {
      ...contractFormulaOne,
      seasons: [
        {
          ...season,
          season: year,
          races: [
            { ...qualifying, startsAt: now - 3600 - ago, ...step.qualifying },
            { ...grandPrix, startsAt: now + 60 - ago, laps: { current: null, total: 70 }, ...step.race },
            next,
          ],
        },
      ],
      tables: [{ race: grandPrix.id, results: step.results, grid: step.grid }],
    },
  };
};

let service: Server;
let site: Started;
let dataDir: string;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = createServer(answeringLiveScores(world)).listen(0, '127.0.0.1');
  await new Promise((resolve) => void service.once('listening', resolve));
  const port = await freePort();
  dataDir = await makeFilledDataDir();
  site = start('server.js', [], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    LIVE_SIMULATOR: 'off',
    LIVE_SCORE_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  });
  await untilReady(site, port);
  address = `http://${brand.slug}.localhost:${port}/rovat/sport/forma-1`;
});

test.afterAll(async () => {
  await site?.stop();
  service?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** On a phone and a desk, by day and night: nothing is wider than the window, and nobody is kept out. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `reports/grand-prix/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    const { violations } = await axeOn(page).include('.formula-one').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
};

test('a Grand Prix weekend is followed from before its grid to the choice of the next one', async ({ page }) => {
  test.setTimeout(420_000);
  const sheet = page.locator('.f1-sheet');

  await page.goto(address);
  await expect(page.locator('h2')).toHaveText('Tiszai Nagydíj');
  await expect(sheet).toContainText('Verseny: eredmény');
  await expect(sheet).toContainText('Nincs még elérhető információ.');
  await look(page, '1-before');

  await page.getByRole('link', { name: 'Rajtrács' }).click();
  await expect(sheet).toContainText('Verseny: rajtrács');
  await expect(sheet.locator('tbody tr')).toHaveText([/^1\..*Ivánka Teó.*1:16\.609$/, /^2\..*Hamar Dénes.*1:16\.702$/]);
  await look(page, '2-grid');

  // From here on the page stays open, and nobody touches it.
  await page.getByRole('link', { name: 'Eredmény' }).click();
  await expect(sheet).toContainText('Verseny: eredmény');
  step = steps.live;
  await expect(sheet).toContainText('12/70. kör', { timeout: 150_000 });
  await expect(sheet.locator('.kicker__live')).toHaveText('élő');
  await expect(sheet).toContainText('nem feltétlenül valós idejűek');
  await expect(page.locator('.f1-session[aria-current]')).toContainText('élő');
  await expect(sheet.locator('tbody tr').first()).toContainText('Ivánka Teó');
  await look(page, '3-live');

  step = steps.red;
  await expect(sheet.locator('.f1-flag')).toHaveText('A versenyt piros zászlóval leállították.', { timeout: 90_000 });
  await expect(sheet).toContainText('31/70. kör');
  // The order is an answer of its own upstream, and may come one asking later.
  await expect(sheet.locator('tbody tr').first()).toContainText('Hamar Dénes', { timeout: 60_000 });
  await expect(page.locator('.formula-one [role=status]')).toHaveText(/Piros zászló|Az élen: Hamar Dénes/);
  await look(page, '4-red-flag');

  step = steps.completed;
  await expect(sheet).toContainText('véget ért', { timeout: 90_000 });
  await expect(page.locator('.formula-one .kicker__live')).toHaveCount(0);
  await expect(sheet.locator('tbody tr').first()).toContainText('1:32:14.087');
  await look(page, '5-completed');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/livescore/') && asked.push(request.url()));
  await page.waitForTimeout(20_000);
  expect(asked).toEqual([]);

  // The day after, the calendar opens with the weekend to come.
  step = { ...steps.completed, ago: 1 };
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('h2')).toHaveText('Bakonyi Nagydíj', { timeout: 1000 });
  }).toPass({ timeout: 120_000, intervals: [3000] });
  await look(page, '6-next');
});
