// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#core/pages/page.ts';
import { routeNames } from '#core/pages/pages.ts';
import { type RouteName } from '#core/pages/pages.ts';
import { App } from './app.tsx';
import { contents, pageOf } from './pages.fixtures.ts';
import { loadScreens, screens } from './screens.ts';

await loadScreens();

const shown = (name: RouteName): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<App page={pageOf(name, contents[name]) as Page} />);
  return root;
};

const ranks = (root: HTMLElement): readonly number[] =>
  [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName.slice(1)));

describe.each(routeNames.filter((name) => name !== 'empty'))('the screen of %s', (name) => {
  const root = shown(name);

  it('has one main heading, and its outline never skips a rank on the way down', () => {
    const found = ranks(root);
    expect(found.filter((rank) => rank === 1)).toHaveLength(1);
    found.forEach((rank, index) => index > 0 && expect(rank).toBeLessThanOrEqual(found[index - 1]! + 1));
  });

  it('contains no inline style, script or handler, as the strict policy requires', () => {
    expect(root.querySelectorAll('[style], script, style, iframe')).toHaveLength(0);
    const handlers = [...root.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter((attribute) => attribute.name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('reserves the place of every picture and loads at most one before it comes near', () => {
    const pictures = [...root.querySelectorAll('img')];
    pictures.forEach((picture) => {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture.hasAttribute('alt')).toBe(true);
      expect(picture.getAttribute('srcset')).toMatch(/ 1\.25x, .* 2x, .* 3x, .* 4x$| 160w, .* 1640w$/);
    });
    expect(pictures.filter((picture) => picture.getAttribute('loading') === 'eager').length).toBeLessThanOrEqual(1);
  });

  it('gives every id once', () => {
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names every link', () => {
    [...root.querySelectorAll('a')].forEach((link) =>
      expect(link.textContent || link.getAttribute('aria-label')).toBeTruthy(),
    );
  });
});

describe('screens', () => {
  it('are ready one for each route once they were loaded', () => {
    expect(routeNames.filter((name) => screens[name] === undefined)).toEqual([]);
  });
});

describe('the frame', () => {
  it('surrounds an ordinary screen with header, main part and footer', () => {
    const root = shown('articles_by_tag');
    expect(['header', 'main', 'footer'].every((tag) => root.querySelector(tag))).toBe(true);
  });

  it('is left out where a native shell or a widget brings its own', () => {
    expect(shown('app-webview').querySelector('header')).toBeNull();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<App page={pageOf('list', contents.list, { frame: { app: true } })} />);
    expect(root.querySelector('.masthead, .footer')).toBeNull();
  });

  it('searches by a plain form that works before any script', () => {
    const form = shown('articles_by_tag').querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/archivum');
    expect(form.querySelector('input')!.name).toBe('term');
  });
});
