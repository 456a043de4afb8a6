// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { Page } from '#core/pages/page.ts';
import { App } from './app.tsx';
import { articleContentOf, cardOf, contents, listOf, now, pageOf, postOf } from './pages.fixtures.ts';
import { loadScreens } from './screens.ts';
import { speak } from './speak.ts';

beforeAll(() => loadScreens());
afterEach(() => speak('hu'));

const drawn = (page: Page): HTMLElement => {
  const root = document.createElement('div');
  root.lang = page.head.language;
  speak(page.head.language);
  root.innerHTML = renderToString(<App page={page} />);
  return root;
};

const languageOf = (element: Element): string | undefined => element.closest<HTMLElement>('[lang]')?.lang;

const texts = (root: HTMLElement): readonly (readonly [language: string | undefined, text: string])[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    [
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
    ].flatMap((text) => (text ? [[languageOf(element), text] as const] : [])),
  );

const passedOff = (page: Page): readonly string[] =>
  texts(drawn(page)).flatMap(([language, text]) => (language === 'en' && /[áéíóöőúüű]/i.test(text) ? [text] : []));

const english: Partial<LinkedArticle> = {
  english: true,
  title: 'A bridge that closes at six',
  subtitle: 'Two villages, one river',
  lead: 'They share a bakery.',
  contentHighlight: 'Six in the evening',
  body: [{ tag: 'p', children: ['A guard locks it.'] }],
  cover: { path: '/uploads/bridge.jpg', alt: 'A bridge', caption: 'The bridge', credit: '' },
  contributors: [],
};
const head = { language: 'en' as const };
const articlePage = (changes: Partial<LinkedArticle>, live: Parameters<typeof articleContentOf>[1] = null): Page =>
  pageOf(
    live === null ? 'single_article' : 'liveblog_article',
    articleContentOf({ ...english, ...changes }, live) as never,
    { head },
  ) as Page;

describe('a page in English', () => {
  it.each<[string, Partial<LinkedArticle>]>([
    ['plain', {}],
    ['of several pages, updated, periodic and old', { pages: 3, page: 2, periodic: true, publishedAt: now - 9e7 }],
    ['gated', { gated: true }],
    ['opened', { opened: true }],
    ['for adults', { adult: true }],
    ["a partner's", { pr: true, partnerUrl: 'https://partner.example/' }],
    ['a longform', { type: 'longform', subType: 'riport', announcement: true }],
    ['with help', { spiritualHelp: true, drugProblem: true }],
  ])('says nothing of its own in Hungarian: an article %s', (_, changes) => {
    expect(passedOff(articlePage(changes))).toEqual([]);
  });

  it('has no Hungarian interface text: a live blog, a list', () => {
    const post = { title: 'A post', body: [] };
    const live = {
      ...contents.liveblog_article.live!,
      pinned: [postOf(1, { ...post, pinned: true })],
      posts: [postOf(2, post)],
    };
    expect(passedOff(articlePage({ type: 'liveblog', live: true }, live))).toEqual([]);
    const title = { ...listOf().header, title: 'English', description: '' };
    const list = listOf({ header: title, tabs: [], path: '/english', boxes: { ...listOf().boxes, day: false } });
    expect(passedOff(pageOf('english', list, { head }) as Page)).toEqual([]);
  });

  it('marks Hungarian text as such', () => {
    const page = articlePage({});
    const line = { avCode: '', ctLink: '', cssClass: '', description: 'Mennyi törlesztő fér bele?' };
    const said = texts(drawn({ ...page, frame: { ...page.frame, line } })).filter(([language]) => language === 'hu');
    expect(said.map(([, text]) => text)).toEqual(
      expect.arrayContaining(['Árvíztűrő tükörfúrógép 50', 'main menüpont', 'árvíz', line.description]),
    );
  });

  it('names sections, roles and its day in English where they are known', () => {
    const root = drawn(articlePage({}));
    expect(root.querySelector('.kicker__section')?.outerHTML).toMatch(/^<a [^>]*href="[^"]+">Hungary<\/a>$/);
    expect(root.querySelector('.byline__title')?.outerHTML).toBe('<span class="byline__title">reporter</span>');
    expect(root.querySelector('.family__day')?.textContent).toBe('28 March 2024');
  });

  it('shows absolute dates that no script turns into Hungarian', () => {
    const root = drawn(articlePage({}));
    expect(root.querySelector('.dates time')?.textContent).toBe('28 March, 11:05');
    expect(root.querySelectorAll('[data-at], [data-fresh]')).toHaveLength(0);
  });

  it('leaves the next page as Hungarian as it was', () => {
    const page = pageOf('single_article', articleContentOf()) as Page;
    const before = drawn(page).innerHTML;
    drawn(articlePage({}));
    expect(drawn(page).innerHTML).toBe(before);
  });
});

describe('a story in English among Hungarian ones', () => {
  it('is marked, and only its text has the English language attribute', () => {
    const story = cardOf(1, { english: true, title: 'A bridge', lead: 'They share a bakery.' });
    const root = drawn(pageOf('list', listOf({ list: { ...listOf().list, items: [story], page: 1 } })) as Page);
    const teaser = root.querySelector('.feed .teaser')!;
    const said = [...teaser.querySelectorAll('[lang=en]')].flatMap(({ textContent }) => textContent || []);
    expect(said).toEqual(['A\u00a0bridge', 'They share a\u00a0bakery.']);
    expect(teaser.querySelector('.kicker')?.textContent).toContain('Angolul');
  });
});
