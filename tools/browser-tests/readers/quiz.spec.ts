import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { boxOf } from '../page/box-of.ts';

const [scored, asked] = ['langosteszt-kilenc-strand', 'hatvanegy-evesen-tanult-olvasni'];

const part = (): number => Math.floor(Math.random() * 256);

/** One IP address per reader, because responses are counted by address. */
const newPage = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (
    await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 320, height: 800 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    })
  ).newPage();

const quizOn = (page: Page): Locator => page.locator('section[data-quiz]');

const touch = async (page: Page): Promise<void> => {
  await quizOn(page).scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 50);
  await expect(quizOn(page).getByRole('status')).toBeAttached();
};

const isAccessible = async (page: Page): Promise<void> => {
  const { violations } = await axeOn(page).include('section[data-quiz]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

const areLargeEnough = async (quiz: Locator): Promise<void> => {
  for (const target of await quiz.locator('label, button').all())
    expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44);
};

for (const scripts of [true, false]) {
  test(`a reader answers a quiz and sees how others did, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
  }) => {
    const page = await newPage(browser, scripts);
    const address = mainSite + (await addressOf(request, scored));
    await page.goto(address);
    const quiz = quizOn(page);
    if (scripts) await touch(page);
    if (scripts) await isAccessible(page);
    await areLargeEnough(quiz);
    await expect(quiz.getByRole('group')).toHaveCount(5);
    await expect(quiz).not.toContainText('Helyes válasz');

    await quiz.getByRole('radio', { name: 'A kemence lángjáról, amelynél eredetileg sütötték' }).check();
    await quiz.getByRole('checkbox', { name: 'Tejfölt' }).check();
    await quiz.getByRole('checkbox', { name: 'Sajtot' }).check();
    await quiz.getByRole('button').click();
    await expect(quiz).toContainText('1 kérdésből 1 helyes válasz');
    await expect(quiz).toContainText('Eltaláltad.');
    await expect(quiz).toContainText('Még 3 kérdés vár rád.');
    await expect(quiz.getByRole('radio')).not.toHaveCount(0);
    expect(new URL(page.url()).searchParams.has('kviz')).toBe(!scripts);
    if (scripts) await isAccessible(page);

    await quiz.getByRole('radio', { name: 'Nagyjából 45 kilométer' }).check();
    await quiz.getByRole('button').click();
    await expect(quiz).toContainText('2 kérdésből 1 helyes válasz');
    await expect(quiz).toContainText('Most nem találtad el.');
    const names = (await page.context().cookies()).map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]);
    expect(names).toContainEqual(['quiz', true, 'Lax']);
    await page.context().close();
  });
}

test('two devices are two readers, and a reader who returns finds the answers', async ({ browser, request }) => {
  const address = mainSite + (await addressOf(request, asked));
  const devices = await Promise.all([newPage(browser), newPage(browser)]);
  const votes: number[] = [];
  for (const page of devices) {
    await page.goto(address);
    const quiz = quizOn(page);
    await expect(quiz).not.toContainText('A te válaszod');
    await touch(page);
    await quiz.getByRole('radio', { name: 'Mesekönyvből' }).check();
    await quiz
      .getByRole('group', { name: 'idegenek előtt felolvasni' })
      .getByRole('radio', { name: 'közepesen' })
      .check();
    await quiz.getByRole('button').click();
    const own = quiz.getByRole('listitem').filter({ hasText: 'Mesekönyvből' }).last();
    await expect(own).toContainText('A te válaszod');
    await expect(quiz).toContainText('A te válaszod: közepesen');
    votes.push(Number(/(\d+) válasz/.exec((await own.textContent())?.replace('A te válaszod', '') ?? '')?.[1]));
  }
  expect(votes[1]! - votes[0]!).toBeGreaterThanOrEqual(1);
  const [first] = devices;
  await first!.reload();
  await touch(first!);
  await expect(quizOn(first!)).toContainText('A te válaszod: közepesen');
  await Promise.all(devices.map((page) => page.context().close()));
});

test('a quiz is answered by keyboard, and keeps choices while its service or the connection is down', async ({
  browser,
  request,
}) => {
  const page = await newPage(browser);
  await page.goto(mainSite + (await addressOf(request, asked)));
  const quiz = quizOn(page);
  await touch(page);
  await quiz.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  const radio = quiz.getByRole('radio', { name: 'Képregényből vagy újságból' });
  await expect(radio).toBeChecked();
  const send = (): Promise<void> => quiz.getByRole('button').press('Enter');
  const answers = '**/api/quizzes/*';
  const busy = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '{}' });
  await page.route(answers, busy);
  await page.keyboard.press('Enter');
  await expect(quiz.getByRole('status')).toContainText('próbáld újra kicsit később');
  await expect(radio).toBeChecked();
  await expect(radio).toBeDisabled();
  // The service cannot be reached between the two.
  await page.route(answers, (route) => route.abort());
  await page.unroute(answers, busy);
  await send();
  await expect(quiz.getByRole('status')).toContainText('Nincs kapcsolat');
  await page.unroute(answers);
  await send();
  await expect(quiz.getByRole('status')).toContainText('Megkaptuk');
  await expect(quiz.getByRole('listitem').filter({ hasText: 'Képregényből vagy újságból' }).last()).toContainText(
    'A te válaszod',
  );
  expect(await page.evaluate(() => document.querySelector('.quiz')?.contains(document.activeElement))).toBe(true);
  await page.context().close();
});

test('a quiz that a reader opens within the app is rendered and answered in its place', async ({
  browser,
  request,
}) => {
  const page = await newPage(browser);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  page.on('console', (said) => void (said.type() === 'error' && errors.push(said.text())));
  await page.goto(mainSite + (await addressOf(request, asked)));
  const quiz = quizOn(page);
  await touch(page);
  await quiz.getByRole('radio', { name: 'Már nem emlékszem' }).check();
  await page.locator('[data-live="share"]').first().click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await expect(quiz.getByRole('radio', { name: 'Már nem emlékszem' })).toBeChecked();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/"]')?.click());
  await page.waitForFunction(() => document.querySelector('[data-quiz]') === null);
  await page.goBack();
  await expect(quiz.getByRole('radio')).toHaveCount(13);
  await expect(quiz.getByRole('radio', { name: 'Már nem emlékszem' })).not.toBeChecked();
  await quiz.getByRole('radio', { name: 'Már nem emlékszem' }).check();
  await quiz.getByRole('button').click();
  await expect(quiz).toContainText('A te válaszod');
  expect(errors).toEqual([]);
  await page.context().close();
});
