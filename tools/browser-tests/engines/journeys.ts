import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Tab } from './engine.ts';
import type { EngineSite } from './engine-site.ts';
import { holdsIn, leavesIn, pathIn, showsIn, textIn } from './expect-in.ts';

type Journey = (tab: Tab, site: EngineSite) => Promise<void>;

const articleAt = (slug: string): string => `/x/2020/01/01/${slug}`;
const long = articleAt('zsombekhalom-rendelointezet-szavazas');

/** Stays as long as the document is not replaced. */
const mark = (tab: Tab): Promise<void> => tab.evaluate(() => void Object.assign(globalThis, { marked: true }));
const isMarked = (tab: Tab): Promise<boolean> => tab.evaluate(() => 'marked' in globalThis);

/** Opens and closes the search: the first touch hydrates the page. */
const hydrate = async (tab: Tab): Promise<void> => {
  await tab.click('[data-search] summary');
  await holdsIn(tab, () => 'awake' in document.documentElement.dataset);
  await tab.click('[data-search] summary');
};

const firstTeaser = 'main .teaser a';

export const readAnArticle: Journey = async (tab, { origin }) => {
  await tab.open(`${origin}/legfrissebb`);
  await tab.click(firstTeaser);
  await leavesIn(tab, '/legfrissebb');
  await showsIn(tab, 'main h1');
  await showsIn(tab, '.body p');
  await mark(tab);
  await hydrate(tab);
  expect(await isMarked(tab)).toBe(true);
};

const pageThroughAList: Journey = async (tab, { origin }) => {
  await tab.open(`${origin}/legfrissebb`);
  const seen = [];
  for (const number of ['2', '3']) {
    seen.push(await textIn(tab, firstTeaser));
    await tab.click('a[rel="next"]');
    await holdsIn(
      tab,
      (at, titles) =>
        new URLSearchParams(location.search).get('oldal') === at &&
        !titles.includes(document.querySelector('main .teaser a')?.textContent ?? titles[0] ?? ''),
      number,
      seen,
    );
  }
};

const searchByTag: Journey = async (tab, { origin }) => {
  await tab.open(`${origin}/archivum`);
  await tab.type('main form.archive-search [name="term"]', 'utaz');
  await tab.click('//main//node()[@role="option"][starts-with(normalize-space(.), "Utazás")]');
  await showsIn(tab, '.archive-search .tag', 'Utazás');
  await holdsIn(tab, () => (new URLSearchParams(location.search).get('filters') ?? '').includes('Utazás'));
  await showsIn(tab, '.search-page__count', 'találat');
};

const answerAQuiz: Journey = async (tab, { origin }) => {
  await tab.open(origin + articleAt('langosteszt-kilenc-strand'));
  await tab.click('//section[@data-quiz]//label[contains(., "A kemence lángjáról")]');
  // Until its script has loaded, the quiz is a form that loads a new page.
  await holdsIn(tab, () => document.querySelector('section[data-quiz] [role="status"]') !== null);
  await tab.click('section[data-quiz] button');
  await showsIn(tab, 'section[data-quiz]', '1 kérdésből 1 helyes válasz');
  expect(await tab.evaluate(() => location.search)).toBe('');
};

const listenWhileReading: Journey = async (tab, { origin }) => {
  const playsAfter = (seconds: number): Promise<void> =>
    holdsIn(
      tab,
      (after) => {
        const sound = document.querySelector<HTMLAudioElement>('body > audio');
        return sound !== null && !sound.paused && sound.currentTime > after;
      },
      seconds,
    );
  const at = (): Promise<number> =>
    tab.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0);
  await tab.open(`${origin}/g7/podcast`);
  await tab.click('.shows__newest a');
  await leavesIn(tab, '/g7/podcast');
  // A browser may refuse to play long after the click, which a slow machine replays after it hydrated the page.
  await hydrate(tab);
  await tab.click('.episode .play');
  await playsAfter(0.3);
  await mark(tab);
  const path = await pathIn(tab);
  await tab.click('main header a[href^="/rovat/"]');
  await leavesIn(tab, path);
  await playsAfter(await at());
  await showsIn(tab, '.player');
  expect(await isMarked(tab)).toBe(true);
};

const readOffline: Journey = async (tab, site) => {
  await tab.open(site.origin + long);
  const [path, title] = [await pathIn(tab), await textIn(tab, 'main h1')];
  await tab.click('[data-live="save"]');
  await showsIn(tab, '[data-live="save"][aria-pressed="true"]');
  await holdsIn(tab, async (saved) => (await (await caches.open('saved')).match(saved)) !== undefined, path);
  await holdsIn(tab, () => navigator.serviceWorker.controller !== null);
  await site.disconnect();
  try {
    await tab.open(`${site.origin}/rovat/belfold`);
    await showsIn(tab, 'main h1', 'Nincs kapcsolat');
    await tab.click(`//main//a[contains(., "${title}")]`);
    await showsIn(tab, 'main h1', title);
    await showsIn(tab, '.body p');
  } finally {
    await site.reconnect();
  }
  await tab.open(`${site.origin}/rovat/belfold`);
  await showsIn(tab, 'main h1', 'Belföld');
};

const signInByLetter: Journey = async (tab, { origin, letterTo }) => {
  const email = 'anna.kiss@posta.example';
  await tab.open(`${origin}/tamogatas/profil`);
  await tab.type('main input[type="email"]', `${email}\n`);
  await showsIn(tab, 'main h1', 'Nézd meg a postádat');
  const { link } = await letterTo(email);
  await tab.open(link);
  await showsIn(tab, 'main h1', 'A fiókod');
  await showsIn(tab, 'main', email);
  expect(await tab.evaluate(() => document.cookie)).not.toContain('n_token');
};

const followALiveBlog: Journey = async (tab, { origin, post }) => {
  await tab.open(origin + articleAt('ildo-arviz-elo'));
  await showsIn(tab, '.live');
  const title = `Apadni kezdett az Ildó ${randomUUID()}`;
  await post('ildo-arviz-elo', title);
  await showsIn(tab, 'button.live__news', '1 új');
  expect(await textIn(tab, '.live__stream')).not.toContain(title);
  await tab.click('button.live__news');
  await showsIn(tab, '.live .post', title);
  await holdsIn(tab, () => document.activeElement?.classList.contains('post') === true);
};

const goBackAndForward: Journey = async (tab, { origin }) => {
  await tab.open(`${origin}/legfrissebb`);
  await hydrate(tab);
  await mark(tab);
  await tab.click('main .teaser:nth-of-type(6) a, main li:nth-of-type(6) .teaser a');
  await leavesIn(tab, '/legfrissebb');
  const path = await pathIn(tab);
  await tab.back();
  await leavesIn(tab, path);
  await holdsIn(tab, () => scrollY > 100);
  await tab.forward();
  await leavesIn(tab, '/legfrissebb');
  expect([await pathIn(tab), await isMarked(tab)]).toEqual([path, true]);
};

const printAnArticle: Journey = async (tab, { origin }) => {
  await tab.open(origin + articleAt('harmadik-emelet-evadzaro'));
  const visible = (): Promise<Record<string, boolean>> =>
    tab.evaluate(() => {
      const isVisible = (css: string): boolean => document.querySelector(css)?.checkVisibility() === true;
      return { title: isVisible('main h1'), text: isVisible('.body p'), search: isVisible('[data-search]') };
    });
  expect(await visible()).toEqual({ title: true, text: true, search: true });
  await tab.evaluate(() => {
    const applyPrintRules = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen';
        if (rule instanceof CSSGroupingRule) applyPrintRules(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) applyPrintRules(cssRules);
  });
  expect(await visible()).toEqual({ title: true, text: true, search: false });
};

/** In a frame, because the window of WebKit's MiniBrowser is never narrower than 447 pixels. */
const readOnANarrowPhone: Journey = async (tab, { origin }) => {
  await tab.open(origin + long);
  await tab.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'width:320px;height:800px;border:0';
    // Copies the page, because its headers allow no frame to load it.
    const inner = frame.contentDocument!;
    inner.replaceChild(inner.importNode(document.documentElement, true), inner.documentElement);
  });
  await holdsIn(tab, () => {
    const frame = document.querySelector<HTMLIFrameElement>('body > iframe')!;
    const inner = frame.contentDocument!.documentElement;
    // Firefox takes the width of its scroll bar from the page.
    frame.style.width = `${320 + frame.clientWidth - inner.clientWidth}px`;
    const styles = [...inner.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return styles.every(({ sheet }) => sheet) && inner.clientWidth === 320 && inner.scrollWidth === 320;
  });
};

/** Brightness of the text minus that of the page, 0 to 1. */
const contrastIn = (tab: Tab): Promise<number> =>
  tab.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const brightness = (colour: string): number => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 765;
    };
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return (
      brightness(getComputedStyle(document.querySelector('main h1')!).color || color) - brightness(backgroundColor)
    );
  });

export const readByDay: Journey = async (tab, { origin }) => {
  await tab.open(origin + long);
  expect(await contrastIn(tab)).toBeLessThan(-0.5);
};
export const readByNight: Journey = async (tab, { origin }) => {
  await tab.open(origin + long);
  expect(await contrastIn(tab)).toBeGreaterThan(0.5);
};

/** Visits of the deep tier. */
export const journeys: Readonly<Record<string, Journey>> = {
  'pages through a list': pageThroughAList,
  'searches by a tag': searchByTag,
  'answers a quiz': answerAQuiz,
  'listens to an episode over a navigation': listenWhileReading,
  'goes back and forward': goBackAndForward,
  'signs in by letter': signInByLetter,
  'sees a new post of a live blog': followALiveBlog,
  'prints an article': printAnArticle,
  'reads on a phone of 320 pixels': readOnANarrowPhone,
  'reads by day': readByDay,
  'reads a saved article offline': readOffline,
};
