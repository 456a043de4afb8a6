import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heavyRuns } from '#adapters/http/heavy-runs.fake.ts';
import type { Page } from '#core/pages/page.ts';
import { type RouteName, routeNames } from '#core/pages/pages.ts';
import { siteRoles } from '#ui/document/site-roles.fixtures.ts';
import { contents, now, pageOf } from '#ui/screens/pages.fixtures.ts';
import { renderPage, renderPageByReact } from './render.tsx';
import { exampleAssets } from '#core/pages/assets.fake.ts';

const assets = { ...exampleAssets, styles: ['/first.css', '/rest.css'] };

// Generated lists may contain duplicates, and React then warns about keys.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Draw = typeof renderPage;
const outcomeOf = (draw: Draw, page: Page): string => {
  try {
    return draw(page, assets);
  } catch (cause) {
    return `fails: ${String(cause)}`;
  }
};

const nameOfKind = /^(?:kind|name|role|slug|layout|tag|type|status|timeZone|currency|language|format|by)$/;

const changed = (value: unknown, draw: (max: number) => number, text: () => string): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, draw, text));
    const at = draw(12);
    return at === 0 ? items.slice(1) : at === 1 ? [...items, ...items.slice(0, 1)] : items;
  }
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && draw(4) === 0
      ? text()
      : typeof value === 'number' && draw(4) === 0
        ? draw(2_000)
        : typeof value === 'boolean' && draw(4) === 0
          ? !value
          : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, nameOfKind.test(name) ? own : changed(own, draw, text)]),
  );
};

const texts = ['', ' ', '<b>&"\'</b>', '\n', 'őű – „így”', 'a\u2028b', '/ut?a=1&b=2', 'javascript:alert(1)', '0', '😀'];

const changes = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 30 }),
  seconds: fc.integer({ min: 0, max: 2_000_000 }),
});

const changedPage = (page: Page, { seed, seconds }: { readonly seed: number; readonly seconds: number }): Page => {
  let state = seed;
  const draw = (max: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % max;
  };
  const content = changed(page.content, draw, () => texts[draw(texts.length)] ?? '') as Page['content'];
  return { ...page, content, frame: { ...page.frame, renderedAt: now + seconds } } as Page;
};

const plainPage = (name: RouteName, role: (typeof siteRoles)[number], language: 'hu' | 'en' = 'hu'): Page =>
  pageOf(name, contents[name], { role, head: { language } }) as Page;

describe.each(routeNames)('a page of %s', (name) => {
  it('is byte by byte what React renders in one piece, on every site and in both languages', () => {
    for (const role of siteRoles)
      for (const language of ['hu', 'en'] as const) {
        const page = plainPage(name, role, language);
        expect(renderPage(page, assets) === renderPageByReact(page, assets), `${role} ${language}`).toBe(true);
      }
  });

  it('is identical for generated data, with any memoized state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...siteRoles), fc.array(changes, { minLength: 1, maxLength: 3 }), (role, all) => {
        const page = plainPage(name, role);
        for (const one of [...all, ...all]) {
          const other = changedPage(page, one);
          expect(outcomeOf(renderPage, other) === outcomeOf(renderPageByReact, other)).toBe(true);
        }
      }),
      { numRuns: Math.ceil(heavyRuns / 12) },
    );
  });
});
