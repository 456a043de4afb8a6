import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { newBrowser, startPushService } from '#adapters/origin/readers/notifications/push-service.fake.ts';
import { brand } from '#config/settings/brand.ts';
import { type Site, startSite } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';
import { wholeBrowser } from '../../../playwright.config.ts';
import { axeOn } from '../page/axe.ts';
import { commandLine } from '../site/command-line.ts';
import { letterTo } from '../site/outbox.ts';

/*
 * Topics are followed, notified of by a push service on loopback, and ended. `tools/whole-product/readers/topics-over-http.test.ts` is the
 * fast test of the same.
 */

test.describe.configure({ mode: 'serial' });
// Only the full browser asks for notification permission.
test.use({ launchOptions: wholeBrowser });

let node: Site | null = null;
let [dataDir, operatorPort, origin] = ['', 0, ''];
let service: Awaited<ReturnType<typeof startPushService>>;

test.beforeAll(async () => {
  service = await startPushService();
  dataDir = await makeFilledDataDir();
  node = await startSite({
    DATA_DIR: dataDir,
    TEST_CLOCK: 'on',
    PUSH_ORIGINS: service.origin,
    LOG_LEVEL: 'debug',
    ACCESS_LOG: 'on',
  });
  operatorPort = node.operatorPort;
  origin = `http://${brand.slug}.localhost:${node.port}`;
});
test.afterAll(async () => {
  await node?.stop();
  service?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const publish = async (slug: string, more: object = {}): Promise<void> => {
  const file = join(dataDir, `${slug}.html`);
  const head = {
    site: 'main',
    type: 'article',
    section: 'sport',
    authors: [],
    title: `Döntőben vagyunk: ${slug}`,
    lead: 'Az utolsó percben.',
    ...more,
  };
  await writeFile(file, `${JSON.stringify(head)}\n---\n<p>Szöveg.</p>\n`);
  const { status, stderr } = spawnSync(process.execPath, [commandLine, 'content', 'import', file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(node?.port) },
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
};

const withPush = async (page: Page, name: string): Promise<ReturnType<typeof newBrowser>> => {
  const own = newBrowser(service.origin, name);
  await page.context().grantPermissions(['notifications'], { origin });
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }) as unknown as PushSubscription;
  }, own.address);
  return own;
};

const isAccessible = async (page: Page, name: string): Promise<void> => {
  const { violations } = await axeOn(page).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
};

const deliverTo = async (cdp: CDPSession): Promise<(data: string) => Promise<void>> => {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) =>
    void (await cdp.send('ServiceWorker.deliverPushMessage', { origin: `${origin}/`, registrationId, data }));
};
const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    })),
  );

test('a reader follows a topic from an article, is notified of the next one, and leaves it', async ({ browser }) => {
  await publish('elso-gol');
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  const own = await withPush(page, 'anna');
  await page.goto(`${origin}/sport/2020/01/01/elso-gol`);
  await page.getByRole('navigation', { name: 'Értesítések' }).getByRole('link', { name: 'Sport' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Sport');
  await isAccessible(page, 'asked');
  await page.getByRole('button', { name: 'Értesítést kérek: Sport' }).click();
  await expect(page.getByText('Követed ebben a böngészőben.')).toHaveCount(1);
  await isAccessible(page, 'followed');

  const sentAs = async (message: number) => {
    await expect.poll(() => service.arrived.length).toBe(message + 1);
    const arrived = service.arrived[message];
    return arrived ? own.open(arrived) : {};
  };
  const deliver = await deliverTo(await context.newCDPSession(page));
  const first = await sentAs(0);
  await deliver(JSON.stringify(first));
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Bekapcsoltad az értesítéseket' }]);

  await publish('masodik-gol');
  const said = await sentAs(1);
  expect(said).toMatchObject({ title: 'Döntőben vagyunk: masodik-gol', lead: 'Az utolsó percben.' });
  await deliver(JSON.stringify(said));
  await expect
    .poll(async () => (await shown(page)).filter(({ tag }) => tag === said['tag']))
    .toEqual([{ title: 'Döntőben vagyunk: masodik-gol', body: 'Az utolsó percben.', tag: said['tag'] }]);
  expect((await page.goto(said['address'] ?? ''))?.status()).toBe(200);

  await page.goto(`${origin}/api/topics`);
  await page.getByRole('button', { name: 'Nem kérek többet: Sport' }).click();
  await expect(page.getByText('Követed ebben a böngészőben.')).toHaveCount(0);
  await context.close();
});

test('a browser that cannot or may not notify says so, without scripts as well', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const blocked = await context.newPage();
  await blocked.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await blocked.goto(`${origin}/api/topics`);
  await blocked.getByRole('button', { name: 'Értesítést kérek: Belföld' }).click();
  await expect(blocked.getByText('letiltottad')).toBeVisible();
  const unknowing = await context.newPage();
  await unknowing.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'));
  await unknowing.goto(`${origin}/api/topics`);
  await expect(unknowing.getByText('nem fogad értesítéseket')).toBeVisible();
  await context.close();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${origin}/api/topics`);
  await expect(plain.locator('main noscript p')).toContainText('bekapcsolt JavaScripttel');
  await expect(plain.locator('main noscript p')).toBeVisible();
  await expect(plain.getByRole('button', { name: /^Értesítést kérek/ })).toHaveCount(0);
  await plain.context().close();
});

test('an account that is deleted ends what its browser follows', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await withPush(page, 'bela');
  await page.goto(`${origin}/tamogatas/belepes`);
  await page.getByLabel('E-mail-cím', { exact: true }).fill('bela@posta.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nézd meg a postádat' })).toBeVisible();
  await page.goto((await letterTo(operatorPort, 'bela@posta.example')).link);
  await page.getByRole('button', { name: 'Értesítést kérek: Sport' }).click();
  await expect(page.getByText('Követed ebben a böngészőben.')).toHaveCount(1);
  expect(page.url()).toContain('/tamogatas/profil');
  await isAccessible(page, 'profile');
  await page.getByLabel(/írd be: törlés/).fill('törlés');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Töröltük a fiókodat' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('topics');
  await page.goto(`${origin}/api/topics`);
  await expect(page.getByText('Követed ebben a böngészőben.')).toHaveCount(0);
  await context.close();
});

test('the log names no browser', () => {
  const said = node?.said() ?? '';
  expect(said).toContain('"path":"/api/topics"');
  expect(said).not.toContain('/send/');
  expect(said).not.toContain('clientToken=');
});
