import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';

const slug = 'zsombekhalom-rendelointezet-szavazas';

interface FakeVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}
const voice = (lang: string, localService = true): FakeVoice => ({ name: lang, lang, localService, default: false });

/** What a test asks of the stand-in of the device's speech. */
interface Said {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly local: boolean;
}
interface SpeechWindow {
  readonly said: Said[];
  readonly speech: { voices: readonly FakeVoice[]; mute: boolean; pace: number; late: () => void };
}

/** Says everything in `pace` milliseconds; with `late` the voices are known only when the test says so. */
const speakWith = (page: Page, voices: readonly FakeVoice[], { late = false, pace = 60_000 } = {}) =>
  page.addInitScript(
    ({ voices: all, isLate, pace: milliseconds }) => {
      const said: Said[] = [];
      const target = new EventTarget();
      const speech = {
        voices: isLate ? [] : all,
        mute: false,
        pace: milliseconds,
        late: () => {
          speech.voices = all;
          target.dispatchEvent(new Event('voiceschanged'));
        },
      };
      class Utterance extends EventTarget {
        readonly text: string;
        voice: { readonly localService: boolean } | null = null;
        lang = '';
        rate = 1;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      let timer = 0;
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(target, {
          getVoices: () => speech.voices,
          cancel: () => clearTimeout(timer),
          resume: () => undefined,
          speak: (one: Utterance) => {
            said.push({ text: one.text, lang: one.lang, rate: one.rate, local: one.voice?.localService === true });
            if (speech.mute) return void one.dispatchEvent(new Event('error'));
            one.dispatchEvent(new Event('start'));
            timer = window.setTimeout(() => one.dispatchEvent(new Event('end')), speech.pace);
          },
        }),
      });
      Object.assign(window, { said, speech });
    },
    { voices, isLate: late, pace },
  );

const said = (page: Page): Promise<readonly Said[]> => page.evaluate(() => (window as unknown as SpeechWindow).said);
const texts = async (page: Page): Promise<readonly string[]> => (await said(page)).map(({ text }) => text);
const button = (page: Page) => page.locator('.listen__button');
const bar = (page: Page) => page.getByRole('region', { name: 'Felolvasás' });
const marked = (page: Page) => page.locator('[data-read-aloud]');

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(mainSite + path);
  await page.mouse.move(300, 300);
};
const begin = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await button(page).click();
  await expect(bar(page)).toBeVisible();
};

test('an article is read aloud by the device’s own voice, sentence by sentence, from its headline to its end', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
  await speakWith(page, [voice('hu-HU', false), voice('hu-HU')], { pace: 1 });
  await open(page, await addressOf(request, slug));
  const title = (await page.locator('main h1').textContent()) ?? '';
  const last = page.locator('.article > .body > :is(p, h2)').last();
  const whole = `${(await last.textContent()) ?? ''}`.replaceAll(/[\u2060]/g, '');
  await expect(button(page)).toBeVisible();
  expect(scripts.filter((one) => /read-aloud/.test(one))).toEqual([]);
  await button(page).click();
  await expect(page.getByText('A felolvasás véget ért.')).toBeAttached({ timeout: 30_000 });
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
  const all = await said(page);
  expect(title.startsWith(all[0]?.text ?? '?')).toBe(true);
  expect(whole.endsWith(all.at(-1)?.text ?? '?')).toBe(true);
  expect(all.filter(({ local, lang }) => !local || lang !== 'hu-HU')).toEqual([]);
  expect(Math.max(...all.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
  const read = all.map(({ text }) => text).join('\n');
  for (const left of ['Illusztráció', 'Hirdetés', 'Ajánljuk', 'Mentés', 'perc olvasás'])
    expect(read).not.toContain(left);
  // React never woke up for it.
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false);
});

test('the reader pauses, goes on, steps, changes the speed and stops, by keyboard too; what is read is marked', async ({
  page,
  request,
}) => {
  await speakWith(page, [voice('hu-HU')]);
  await open(page, await addressOf(request, slug));
  await button(page).focus();
  await page.keyboard.press('Enter');
  const control = (name: string | RegExp) => bar(page).getByRole('button', { name });
  await expect(control('Szünet')).toBeFocused();
  await expect(page.locator('h1[data-read-aloud]')).toHaveCount(1);
  await expect(button(page)).toHaveText('Szünet');
  await page.keyboard.press('Enter');
  await expect(control('Folytatás')).toBeFocused();
  const before = (await texts(page)).length;
  await control('Tovább egy bekezdést').click();
  await expect(page.locator('.article__lead[data-read-aloud]')).toHaveCount(1);
  expect((await texts(page)).length).toBe(before);
  await control('Folytatás').click();
  const lead = (await page.locator('.article__lead').textContent()) ?? '';
  await expect.poll(async () => lead.startsWith((await texts(page)).at(-1) ?? '?')).toBe(true);
  await expect(page.locator('.voice__place')).toContainText(/^2 \/ \d+/);
  await control(/^Sebesség: 1-szeres|^Sebesség: 1-szoros/).click();
  expect((await said(page)).at(-1)?.rate).toBe(1.25);
  await control('Vissza egy bekezdést').click();
  await expect(page.locator('h1[data-read-aloud]')).toHaveCount(1);
  await control('A felolvasás leállítása').press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.reload();
  await page.mouse.move(310, 310);
  await button(page).click();
  expect((await said(page)).at(-1)?.rate).toBe(1.25);
});

test('it follows whoever reads along, and leaves alone whoever has scrolled away', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU')]);
  await begin(page, await addressOf(request, slug));
  const forward = bar(page).getByRole('button', { name: 'Tovább egy bekezdést' });
  for (let step = 0; step < 8; step += 1) await forward.click();
  await expect(marked(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked(page)).not.toBeInViewport();
  await forward.click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [what, voices] of [
  ['a remote voice', [voice('hu-HU', false)]],
  ['no voice', []],
  ['a local voice for another language', [voice('en-US'), voice('ro-RO')]],
] as const) {
  test(`a device with ${what} is offered nothing`, async ({ page, request }) => {
    await speakWith(page, voices);
    await open(page, await addressOf(request, slug));
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-listen]').first()).toBeAttached();
    await expect(button(page)).toHaveCount(0);
  });
}

test('voices that come late are found, and one that goes is told of', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU')], { late: true });
  await open(page, await addressOf(request, slug));
  await page.waitForLoadState('networkidle');
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(() => (window as unknown as SpeechWindow).speech.late());
  await button(page).click();
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as SpeechWindow).speech.voices = [];
  });
  await bar(page).getByRole('button', { name: 'Tovább egy bekezdést' }).click();
  await expect(bar(page).getByText('A készülék most nem tudja felolvasni.')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Folytatás' })).toBeVisible();
});

test('an English page is read by an English voice, and speaks English itself', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU'), voice('en_GB')]);
  await open(page, await addressOf(request, 'the-flood-that-asked-for-its-meadow-back'));
  await expect(button(page)).toHaveText('Read aloud');
  await button(page).click();
  await expect(page.getByRole('region', { name: 'Read aloud' }).getByRole('button', { name: 'Pause' })).toBeVisible();
  expect((await said(page)).map(({ lang }) => lang)).toEqual(['en_GB']);
});

test('of a live blog the summary and the posts shown are read; a part that is shut is not', async ({
  page,
  request,
}) => {
  await speakWith(page, [voice('hu-HU')], { pace: 1 });
  await begin(page, await addressOf(request, 'ildo-arviz-elo'));
  await expect(page.getByText('A felolvasás véget ért.')).toBeAttached({ timeout: 40_000 });
  const read = (await texts(page)).join('\n');
  const post = page.locator('.live__stream .post .body p').first();
  expect(read).toContain('Amit most tudni kell');
  expect(read.replaceAll('\n', ' ')).toContain(((await post.textContent()) ?? '').slice(0, 30));
  expect(read).not.toContain('haszonállatokat');
});

test('it is silent once another page is opened, in the app and beside it', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU')]);
  const path = await addressOf(request, slug);
  await begin(page, path);
  await page.locator('[data-live="save"]').click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await expect(bar(page)).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.locator('.kicker__section').first().click();
  await expect(page).toHaveURL(/\/rovat\//);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(button(page)).toHaveText('Felolvasás');
});

test('one medium is heard at a time', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU')]);
  await begin(page, await addressOf(request, slug));
  // A plain player on the page, as an episode's.
  await page.evaluate(async () => {
    const sound = document.createElement('audio');
    document.body.append(sound);
    sound.dispatchEvent(new Event('play'));
  });
  await expect(bar(page).getByRole('button', { name: 'Folytatás' })).toBeVisible();
});

test('without scripts nothing of it is shown', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(mainSite + (await addressOf(request, slug)));
  await expect(page.locator('.listen').first()).toBeHidden();
  await page.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`its bar and its mark are accessible and fit a narrow phone (${colorScheme})`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    await speakWith(page, [voice('hu-HU')]);
    const path = await addressOf(request, slug);
    await page.goto(mainSite + path);
    const bottom = () => page.locator('.article__meta').evaluate((meta) => meta.getBoundingClientRect().height);
    const before = await bottom();
    await page.mouse.move(100, 300);
    await expect(button(page)).toBeVisible();
    expect(await bottom()).toBe(before);
    await button(page).click();
    await bar(page).getByRole('button', { name: 'Tovább egy bekezdést' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
