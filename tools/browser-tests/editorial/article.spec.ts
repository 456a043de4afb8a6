import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

const open = async (page: Page, slug: string): Promise<void> => {
  await page.goto(mainSite + (await addressOf(page.request, slug)));
};

const hostsAsked = (page: Page): Set<string> => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
};

test('a picture opens in the lightbox by keyboard, turns by arrow keys, and gives the focus back', async ({ page }) => {
  await open(page, 'kek-tolato-elveszett-szalag');
  const link = page.locator('a[data-picture]').last();
  await link.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'A cikk képei' });
  await expect(box.locator('img')).toBeVisible();
  const first = await box.locator('img').getAttribute('src');
  if ((await page.locator('a[data-picture]').count()) > 1) {
    await page.keyboard.press('ArrowRight');
    await expect(box.locator('img')).not.toHaveAttribute('src', first ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(box.locator('img')).toHaveAttribute('src', first ?? '');
  }
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a video contacts no other host before the reader opens it, and only its own afterwards', async ({ page }) => {
  await page.route(/youtube-nocookie|spotify/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Lejátszó</p>' }),
  );
  const hosts = hostsAsked(page);
  await open(page, 'tuzolto-fuvosok-techno');
  await page.locator('.embed--video').scrollIntoViewIfNeeded();
  await page.locator('.embed--music').scrollIntoViewIfNeeded();
  expect([...hosts]).toEqual([new URL(mainSite).host]);
  await page.getByRole('link', { name: 'Videó lejátszása' }).click();
  await expect(page.frameLocator('.embed--video iframe').getByText('Lejátszó')).toBeVisible();
  expect([...hosts].toSorted()).toEqual([new URL(mainSite).host, 'www.youtube-nocookie.com'].toSorted());
  await expect(page.locator('iframe')).toHaveCount(1);
});

test("a frame sets its height, receives the page's colours and opens a page of ours, and every other message does nothing", async ({
  page,
}) => {
  const script = `addEventListener('message', (e) => { document.body.textContent = e.data.theme; })`;
  await page.route(/adatok\./, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<body><script>${script}</script>` }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'inflaciokoveto-kotveny-kamat');
  await page.getByRole('link', { name: 'Ábra megnyitása' }).click();
  const element = page.locator('.embed--frame iframe');
  await expect(page.frameLocator('.embed--frame iframe').getByText('dark')).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('adatok.')) ?? page.mainFrame();
  const says = (message: unknown): Promise<void> => frame.evaluate((said) => parent.postMessage(said, '*'), message);
  const visited: string[] = [];
  page.on('framenavigated', (one) => one === page.mainFrame() && visited.push(one.url()));
  const answers: Promise<unknown>[] = [];
  page.on('request', (one) => one.url().includes('/nincs/ilyen/cim') && answers.push(one.response()));

  await says({ type: 'iframe-size', height: 420 });
  await expect(element).toHaveCSS('height', '420px');
  for (const message of [
    { type: 'iframe-size', height: 'sok' },
    { type: 'iframe-size' },
    'iframe-size',
    null,
    7,
    { type: 'themeChanged', theme: 'dark' },
    { type: 'eval', code: 'alert(1)' },
    ...[
      'https://gonosz.example/',
      '//gonosz.example',
      '/\\gonosz.example',
      'javascript:alert(1)',
      '/nincs/ilyen/cim/sehol',
      '',
      5,
    ].flatMap((path) => [
      { type: 'route-push', path },
      { type: 'parent-router', path },
    ]),
  ])
    await says(message);
  await page.evaluate(() => postMessage({ type: 'iframe-size', height: 999 }, '*'));
  const other = await (
    await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')))
  ).contentFrame();
  await other?.evaluate(() => parent.postMessage({ type: 'route-push', path: '/rovat/belfold' }, '*'));
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await Promise.all(answers);
  await expect(element).toHaveCSS('height', '420px');

  await says({ type: 'iframe-size', height: 10_000_000 });
  await expect.poll(() => element.evaluate((one) => one.clientHeight)).toBeGreaterThan(420);
  expect(await element.evaluate((one) => one.clientHeight)).toBeLessThanOrEqual(10_000);
  await says({ type: 'route-push', path: '/rovat/sport' });
  await expect(page).toHaveURL(`${mainSite}/rovat/sport`);
  expect(visited).toEqual([`${mainSite}/rovat/sport`]);
});

test('the address that is copied is the clean canonical one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await addressOf(page.request, 'zsombekhalom-rendelointezet-szavazas');
  await page.goto(`${mainSite}${path}?isMobileApp=&x=1#y`);
  await page.goto(`${mainSite}${path}?utm_source=level`);
  await page.locator('.share__open').click();
  await page.getByRole('button', { name: 'Link másolása' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kimásolva' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
  expect(copied).not.toContain('?');
});

test('the support notice appears at the second article, and stays hidden once it is dismissed', async ({ page }) => {
  const stir = () => page.mouse.wheel(0, 400);
  await open(page, 'harmadik-emelet-evadzaro');
  await stir();
  await expect(page.locator('[data-notice=tamogatas]')).toBeHidden();
  await open(page, 'zsombekhalom-rendelointezet-szavazas');
  await expect(page.locator('[data-notice=tamogatas]')).toBeVisible();
  await page.locator('[data-notice=tamogatas]').getByRole('button', { name: 'Most nem' }).click();
  await expect(page.locator('[data-notice=tamogatas]')).toBeHidden();
  await expect(page.locator('[data-notice=hirlevel]')).toBeVisible();
  await page.reload();
  await stir();
  await expect(page.locator('[data-notice=tamogatas]')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('adult content, hidden content and hidden words open, and a picture leads to itself', async ({
    page,
    request,
  }) => {
    await open(page, 'intimitaskoordinator-forgatas');
    await expect(page.locator('.body')).toBeHidden();
    await page.locator('.gate__summary').click();
    await expect(page.locator('.body')).toBeVisible();

    await open(page, 'harmadik-emelet-evadzaro');
    const folded = page.locator('details.hidden p').first();
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const hidden = page.getByText('A papagáj erről beszélt végig');
    await expect(hidden).toBeHidden();
    await page.getByText('Lelövés: ki vitte el').click();
    await expect(hidden).toBeVisible();
    const words = page.getByText('a gondnok, Vári bácsi');
    await expect(words).toBeHidden();
    await page.getByRole('checkbox', { name: 'Rejtett szövegrész' }).check();
    await expect(words).toBeVisible();
    await expect(page.locator('[data-notice=tamogatas]')).toBeVisible();
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
    for (const live of ['[data-live="save"]', '.kept__open', '.listen'])
      await expect(page.locator(live).first()).toBeHidden();

    const picture = await page.locator('a[data-picture]').first().getAttribute('href');
    expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  });

  test('a printed heading has the room of two more lines, where browsers ignore `break-after`', async ({ page }) => {
    await open(page, 'papiron-megkentek-a-valtot');
    await page.emulateMedia({ media: 'print' });
    const rooms = await page.locator('.body > h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const next = heading.nextElementSibling!;
        const line = parseFloat(getComputedStyle(next).lineHeight);
        return (heading.getBoundingClientRect().bottom - next.getBoundingClientRect().top) / line;
      }),
    );
    expect(rooms.length).toBeGreaterThan(0);
    expect(Math.min(...rooms)).toBeGreaterThan(2);
  });

  test('a gated article shows its free part and a link to support, and no word of the rest', async ({ page }) => {
    await open(page, 'ugyanaz-irta-a-palyazatot-es-az-ertekelest');
    await expect(page.getByText('Ők tizenöt éve házasok.')).toBeVisible();
    await expect(page.locator('.gated').getByRole('link', { name: 'Támogatom a lapot' })).toHaveAttribute(
      'href',
      '/tamogatas',
    );
    const html = await page.content();
    expect(html).not.toContain('Közérdekű adatigényléssel');
    const payload = await page.request.get(`${new URL(page.url()).pathname}/_payload.json`);
    expect(await payload.text()).not.toContain('Közérdekű adatigényléssel');
  });
});

test('a reader sets the size and width of the text, and the next article has them', async ({ page, request }) => {
  const body = page.locator('.article .body').first();
  const looks = async (): Promise<readonly [number, number]> => [
    await body.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    await body.evaluate((text) => Math.round(text.getBoundingClientRect().width)),
  ];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(mainSite + (await addressOf(request, 'duna-iszap-emlekezete')));
  const [size, width] = await looks();
  await page.locator('details:has([data-look]) > summary').click();
  await page.getByRole('group', { name: 'Betűméret' }).getByRole('button', { name: 'Nagyobb' }).press('Enter');
  await page.getByRole('group', { name: 'Sorok hossza' }).getByRole('button', { name: 'Rövidebb' }).click();
  const chosen = await looks();
  expect(chosen[0]).toBeCloseTo(size * 1.2, 1);
  expect(chosen[1]).toBeLessThan(width);
  await expect(page.getByRole('button', { name: 'Nagyobb' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(mainSite + (await addressOf(request, 'papiron-megkentek-a-valtot')));
  expect(await looks()).toEqual(chosen);
  await page.locator('details:has([data-look]) > summary').click();
  await expect(page.getByRole('button', { name: 'Nagyobb' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Rendes betűk' }).click();
  await page.getByRole('button', { name: 'Rendes sorok' }).click();
  expect(await looks()).toEqual([size, width]);
  expect(await page.evaluate(() => [localStorage.text || null, localStorage.measure || null])).toEqual([null, null]);

  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Óriási' }).click();
  await page.getByRole('button', { name: 'Hosszabb' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
