// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '#core/pages/page.ts';
import { App } from './app.tsx';
import { contents, pageOf } from './pages.fixtures.ts';
import { loadScreens } from './screens.ts';

await loadScreens();

type Read = 'index' | 'single_article' | 'archivum';

const tree = (page: Page) => (
  <MemoryRouter>
    <App page={page} />
  </MemoryRouter>
);

const pageNamed = (name: Read): Page => pageOf(name, contents[name]) as Page;

const open = async (name: Read) => {
  const shown = render(tree(pageNamed(name)));
  await virtual.start({ container: document.body });
  return shown;
};

const readAll = async (name: Read): Promise<readonly string[]> => {
  await open(name);
  for (let steps = 0; steps < 2_000 && (await virtual.lastSpokenPhrase()) !== 'end of document'; steps += 1)
    await virtual.next();
  return virtual.spokenPhraseLog();
};

const goTo = async (phrase: string): Promise<void> => {
  for (let steps = 0; steps < 2_000; steps += 1) {
    if ((await virtual.lastSpokenPhrase()).startsWith(phrase)) return;
    await virtual.next();
  }
  throw new Error(`nothing on the page is read as "${phrase}"`);
};

const landmarks = /^(banner|main|contentinfo|search|navigation, |region, |complementary, )/;
const outline = /^heading, /;
const matching = (phrases: readonly string[], pattern: RegExp): readonly string[] =>
  phrases.filter((phrase) => pattern.test(phrase));

/** Other phrases can come between the wanted ones. */
const expectInOrder = (phrases: readonly string[], wanted: readonly string[]): void => {
  let from = 0;
  for (const phrase of wanted) {
    const at = phrases.indexOf(phrase, from);
    expect(at, `"${phrase}" after "${phrases[from - 1] ?? 'the beginning'}"`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
};

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await virtual.stop();
  cleanup();
});

describe('a screen reader on the front', () => {
  it('reads the landmarks in order, with names', async () => {
    const phrases = await readAll('index');
    expectInOrder(matching(phrases, landmarks), [
      'banner',
      'navigation, Lapcsalád',
      'navigation, Főmenü',
      'search, Keresés',
      'navigation, Rovatok',
      'main',
      'region, Rendkívüli',
      'region, Legfrissebb',
      'contentinfo',
    ]);
    expect(matching(phrases, /^main$/)).toHaveLength(1);
  });

  it('reads the current site, the pressed choices and the level of each heading', async () => {
    const phrases = await readAll('index');
    expectInOrder(phrases, [
      'link, lapunk, current item',
      'link, after',
      'group, Színek',
      'button, Rendszer szerint, pressed',
      'button, Világos, not pressed',
      'heading, lapunk, level 1',
      'heading, Árvíztűrő tükörfúrógép 100000, level 2',
      'heading, Legfrissebb, level 2',
      'button, after: vissza, disabled',
    ]);
    expect(matching(phrases, outline).filter((phrase) => phrase.endsWith('level 1'))).toHaveLength(1);
  });
});

describe('a screen reader on an article', () => {
  it('reads title, lead, author, time, buttons and text in this order', async () => {
    expectInOrder(await readAll('single_article'), [
      'main',
      'link, Belföld',
      'heading, A\u00a0cikk címe, level 1',
      'Alcím',
      'Bevezető.',
      'link, Kis Anna',
      'button, Mentés, not pressed',
      'link, Kép nagyítása: Híd',
      'heading, Közcím, level 2',
      'region, Tények',
      'table, Számok',
      'navigation, Témák',
      'complementary, Olvass minket e-mailben',
      'heading, Kapcsolódó cikkek, level 2',
      'end of main',
      'contentinfo',
    ]);
  });

  it('reads the state of the save button again after it was pressed', async () => {
    await open('single_article');
    await goTo('button, Mentés');
    expect(await virtual.lastSpokenPhrase()).toBe('button, Mentés, not pressed');
    await act(() => virtual.act());
    await virtual.previous();
    await virtual.next();
    expect(await virtual.lastSpokenPhrase()).toBe('button, Mentés, pressed');
  });

  it('announces that the link was copied', async () => {
    await open('single_article');
    await goTo('button, Link másolása');
    await act(() => virtual.act());
    await vi.waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain('polite: Kimásolva'));
  });
});

describe('a screen reader on the archive', () => {
  it('reads the search, then how many results there are, then the results', async () => {
    expectInOrder(await readAll('archivum'), [
      'main',
      'heading, Archívum, level 1',
      'search, Archívum',
      'button, Keresek',
      'checkbox, A legrégibb elöl, not checked',
      'end of search, Archívum',
      '42 találat',
      'region, Cikkek',
      'listitem, level 1, position 1, set size 10',
      'heading, Árvíztűrő tükörfúrógép 1, level 2',
      'end of main',
    ]);
  });

  it('announces the number of results after another search', async () => {
    const { rerender } = await open('archivum');
    const { archivum } = contents;
    rerender(tree(pageOf('archivum', { ...archivum, list: { ...archivum.list, totalItems: 7 } }) as Page));
    await vi.waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain('polite: 7 találat'));
  });
});
