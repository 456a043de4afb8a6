import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { plain } from './servers.ts';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';
import { commandLine } from './command-line.ts';

const { dataDir } = plain;

/** A site of its own, so that other tests see none of it. */
const site = `${mainSite}/karakter`;
const words = 'Ma este tíz és éjfél között karbantartás miatt nem lehet belépni.';

/** Gives an order to the running server from the terminal, as an operator does. */
const notice = (...args: readonly string[]): { readonly id: number } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, 'notice', ...args, '--json'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout.split('\n')[0] ?? '') as { readonly id: number };
};

const set = (...more: readonly string[]): number => {
  const until = new Date(Date.now() + 600_000).toISOString();
  return notice('set', words, '--level', 'warning', '--site', 'karakter', '--until', until, ...more).id;
};
const end = (id: number): void => void notice('end', String(id));

/** What moves from now on, element by element. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved = ((window as unknown as { moved: string[] }).moved = [] as string[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly {
        readonly sources: readonly { readonly node: Node | null }[];
      }[])
        for (const { node } of entry.sources)
          moved.push(node instanceof Element ? node.outerHTML.slice(0, 200) : String(node?.textContent));
    }).observe({ type: 'layout-shift', buffered: false });
  });
const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved);

const standing = (page: Page) => page.locator('site-notice', { hasText: words });

test.describe.configure({ mode: 'serial' });

test('an open page that nobody touches shows a notice within 20 seconds, and loses it, and nothing moves', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(site);
  await expect(standing(page)).toHaveCount(0);
  await watchShifts(page);
  const id = set('--link', '/dokumentum/x');
  const begun = Date.now();
  await expect(standing(page)).toBeVisible({ timeout: 20_000 });
  test.info().annotations.push({ type: 'seen after', description: `${Date.now() - begun} ms` });
  await expect(standing(page).getByRole('link', { name: 'Bővebben' })).toHaveAttribute('href', '/dokumentum/x');
  end(id);
  await expect(standing(page)).toHaveCount(0, { timeout: 20_000 });
  expect(await moved(page)).toEqual([]);
});

test('a late notice stands above the player, whose buttons and its own can be pressed', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${mainSite}/g7/podcast`);
    // The player comes back as it was left, which is aside.
    await page.evaluate(() => localStorage.clear());
    await page.locator('main [data-live]').first().click();
    const player = page.locator('.player');
    await expect(player).toBeVisible();
    const id = notice('set', words, '--site', 'g7', '--until', new Date(Date.now() + 600_000).toISOString()).id;
    const late = page.locator('.late-notices');
    await expect(late).toBeVisible({ timeout: 20_000 });
    const [above, below] = [await late.boundingBox(), await player.boundingBox()];
    // As much as the padding of the notice may be under it.
    expect((above?.y ?? 0) + (above?.height ?? 0), `${width}`).toBeLessThan((below?.y ?? 0) + 8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const lastLine = await page.locator('.footer').getByText('©').boundingBox();
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0), `${width}`).toBeLessThan(above?.y ?? 0);
    // Put aside it lies in the corner where notices are closed.
    await page.locator('.player__to-right').click();
    await expect(page.locator('.player--aside')).toBeVisible();
    const [own, aside] = [await standing(page).boundingBox(), await player.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0), `${width}`).toBeLessThanOrEqual(aside?.y ?? 0);
    await page.getByRole('button', { name: 'A közlemény elrejtése' }).click({ trial: true });
    end(id);
    await expect(late).toBeHidden({ timeout: 20_000 });
  }
});

test('a new page and an error page bear it without scripts, other sites do not', async ({ browser }) => {
  const id = set();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [site, `${site}/nincs-ilyen`]) {
    await page.goto(path);
    await expect(standing(page)).toBeVisible();
    await expect(standing(page)).toHaveRole('status');
    await expect(page.getByRole('button', { name: 'A közlemény elrejtése' })).toBeHidden();
  }
  await page.goto(mainSite);
  await expect(standing(page)).toHaveCount(0);
  end(id);
  // What the browser took before is its own for a moment.
  await expect(async () => {
    await page.goto(site);
    await expect(standing(page)).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 20_000 });
  await context.close();
});

test('a reader puts it away by the keyboard, and it never flashes again; the required one stays', async ({ page }) => {
  const id = set();
  const required = set('--required');
  await page.goto(site);
  await expect(standing(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'A közlemény elrejtése' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`site-notice[data-id="${id}"]`)).toBeHidden();
  await expect(page.locator('#tartalom')).toBeFocused();
  end(required);

  // What is painted first has no room for it: nothing moves while the page is loaded again.
  await page.addInitScript(() => {
    const seen = ((window as unknown as { seen: boolean[] }).seen = [] as boolean[]);
    const look = (): void => {
      const notice = document.querySelector<HTMLElement>('site-notice');
      if (notice) seen.push(notice.offsetHeight > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.locator(`site-notice[data-id="${id}"]`)).toBeAttached();
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => (window as unknown as { seen: readonly boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
  end(id);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each level is found by axe to be readable, ${colorScheme}`, async ({ page }) => {
    const ids = ['info', 'warning', 'alert'].map((level) => set('--level', level, '--link', '/dokumentum/x'));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site}/nincs-ilyen`);
    await expect(standing(page)).toHaveCount(3);
    await expect(page.locator('site-notice').first()).toHaveRole('alert');
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    ids.forEach(end);
  });
}
