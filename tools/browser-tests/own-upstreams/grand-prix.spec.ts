import { expect, test } from '@playwright/test';
import type { Race } from '#core/sport/formula-one/race.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { axeOn } from '../page/axe.ts';
import { nowOf, own, pass, setLiveScores } from '../site/servers.ts';
import { ownSite, passUntil, shareClock } from './own-site.ts';

const day = 86_400;
const [season] = contractFormulaOne.seasons;
const [table] = contractFormulaOne.tables;
const [qualifying, grandPrix, next] = season?.races ?? [];
if (!season || !table || !qualifying || !grandPrix || !next) throw new Error('The contract knows no weekend');

interface Step {
  readonly race: Partial<Race>;
  readonly results: readonly RaceRow[];
}

const done = { status: 'Completed' };
const withoutTimes = (rows: readonly RaceRow[]): readonly RaceRow[] => rows.map((row) => ({ ...row, time: null }));
const steps = {
  before: { race: { status: 'Scheduled' }, results: [] },
  live: { race: { status: 'Live', laps: { current: 12, total: 70 } }, results: withoutTimes(table.grid) },
  red: {
    race: { status: 'Live', flag: 'red', laps: { current: 31, total: 70 } },
    results: withoutTimes(table.results),
  },
  completed: { race: { ...done, laps: { current: 70, total: 70 } }, results: table.results },
} as const satisfies Record<string, Step>;

const tell = ({ race, results }: Step, startsAt: number): Promise<void> =>
  setLiveScores({
    football: contractFootball,
    formulaOne: {
      ...contractFormulaOne,
      seasons: [
        {
          ...season,
          season: new Date(startsAt * 1000).getFullYear(),
          races: [
            { ...qualifying, ...done, startsAt: startsAt - 3_660 },
            { ...grandPrix, startsAt, laps: { current: null, total: 70 }, ...race },
            next,
          ],
        },
      ],
      tables: [{ race: grandPrix.id, results, grid: table.grid }],
    },
  });

test('a Grand Prix weekend is followed from before its grid to the choice of the next one', async ({ page }) => {
  const address = `${ownSite}/rovat/sport/forma-1`;
  const sheet = page.locator('.f1-sheet');
  const title = page.locator('main h2');

  // Responses of an earlier test expire after an hour.
  const startsAt = (await nowOf(own)) + 3_700 + 60;
  await tell(steps.before, startsAt);
  await pass(own, null, 3_700);
  await shareClock(page);
  await expect
    .poll(async () => {
      await pass(own, null, 1);
      await page.goto(address);
      return title.allTextContents();
    })
    .toEqual(['Tiszai Nagydíj']);
  await expect(sheet).toContainText('Verseny: eredmény');
  await expect(sheet).toContainText('Nincs még elérhető információ.');

  await page.getByRole('link', { name: 'Rajtrács' }).click();
  await expect(sheet).toContainText('Verseny: rajtrács');
  await expect(sheet.locator('tbody tr')).toHaveText([/^1\..*Ivánka Teó.*1:16\.609$/, /^2\..*Hamar Dénes.*1:16\.702$/]);

  await page.getByRole('link', { name: 'Eredmény' }).click();
  await expect(sheet).toContainText('Verseny: eredmény');
  await tell(steps.live, startsAt);
  await passUntil(page, sheet, '12/70. kör');
  await expect(sheet.locator('.kicker__live')).toHaveText('élő');
  await expect(sheet).toContainText('nem feltétlenül valós idejűek');
  await expect(page.locator('.f1-session[aria-current]')).toContainText('élő');
  // The order has its own upstream request and may arrive one poll later.
  await passUntil(page, sheet.locator('tbody tr').first(), 'Ivánka Teó');

  await tell(steps.red, startsAt);
  await passUntil(page, sheet.locator('.f1-flag'), 'A versenyt piros zászlóval leállították.');
  await expect(sheet).toContainText('31/70. kör');
  await passUntil(page, sheet.locator('tbody tr').first(), 'Hamar Dénes');
  await expect(page.locator('.formula-one [role=status]')).toHaveText(/Piros zászló|Az élen: Hamar Dénes/);
  const { violations } = await axeOn(page).include('.formula-one').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await tell(steps.completed, startsAt);
  await passUntil(page, sheet, 'véget ért');
  await expect(page.locator('.formula-one .kicker__live')).toHaveCount(0);
  await expect(sheet.locator('tbody tr').first()).toContainText('1:32:14.087');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await pass(own, page, 300);
  await page.evaluate(() => fetch('/api/livescore/sentinel'));
  expect(asked.filter((path) => path.startsWith('/api/livescore/'))).toEqual(['/api/livescore/sentinel']);

  await tell(steps.completed, startsAt - day);
  await expect
    .poll(async () => {
      await pass(own, null, 61);
      await page.goto(address);
      return title.allTextContents();
    })
    .toEqual(['Bakonyi Nagydíj']);
});
