import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appFlag, carryAppMode, isAppMode } from './app-mode.ts';
import { bridgeMessage, type BridgeNames } from './bridge-message.ts';
import { favicon } from './favicon.ts';
import { navigateInApp, type AppShell } from './navigate-in-app.ts';
import { scrollAfterNavigation, smoothScroll, type Navigation } from './scroll-after-navigation.ts';

const segments = fc.array(
  fc.constantFrom('g7', 'after', 'g7x', 'adat', 'szerzo', 'kiss-anna', 'rovat', 'sport', 'archivum', '%C3%A9l%C5%91'),
  { maxLength: 4 },
);
const paths = segments.map((list) => `/${list.join('/')}`);
const tails = fc.constantFrom('', '?', '?oldal=2', '?a=/g7', '#x', '?oldal=3#y', '#a?b');
const addresses = fc.tuple(paths, tails).map((parts) => parts.join(''));

describe('favicon', () => {
  it.each([
    ['/', 'default'],
    ['/g7', 'g7'],
    ['/g7/adat?oldal=2', 'g7'],
    ['/g7?x=1', 'g7'],
    ['/%67%37/adat', 'g7'],
    ['/g7x', 'default'],
    ['/G7', 'default'],
    ['/after', 'after'],
    ['/after/rovat/zene#x', 'after'],
    ['/afterparty', 'default'],
    ['/karakter', 'default'],
    ['/rovat/g7', 'default'],
    ['//g7', 'default'],
    ['', 'default'],
  ])('of %s is %s', (path, icon) => {
    expect(favicon(path)).toBe(icon);
  });

  it('depends only on the first path segment', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const first = /^\/([^/?#]*)/.exec(address)?.[1];
        expect(favicon(address)).toBe(first === 'g7' || first === 'after' ? first : 'default');
      }),
    );
  });
});

describe('scrollAfterNavigation', () => {
  it.each<[string, string, Omit<Navigation, 'from' | 'to'>, string, boolean]>([
    ['/', '/rovat/belfold', { action: 'pop' }, 'saved', false],
    ['/', '/rovat/belfold#x', { action: 'pop', firstLoad: true, app: true }, 'saved', false],
    ['/', '/rovat/belfold', { firstLoad: true }, 'none', false],
    ['/', '/rovat/belfold', { app: true }, 'none', false],
    ['/', '/rovat/belfold#x', { firstLoad: true }, 'anchor', true],
    ['/', '/rovat/belfold#x', { app: true }, 'anchor', true],
    ['/a', '/a#x', {}, 'anchor', true],
    ['/', '/after', { action: 'push' }, 'top', false],
    ['/', '/g7', {}, 'top', false],
    ['/g7', '/szerzo/kiss-anna', {}, 'list', true],
    ['/g7/adat', '/szerzo/kiss-anna', {}, 'list', true],
    ['/g7x', '/szerzo/kiss-anna', {}, 'top', false],
    ['/after', '/szerzo/kiss-anna', {}, 'top', false],
    ['/rovat/belfold', '/rovat/belfold?oldal=2', {}, 'list', true],
    ['/rovat/belfold?oldal=3', '/rovat/belfold', {}, 'list', true],
    ['/g7/adat', '/g7/adat?oldal=2', {}, 'list', true],
    ['/archivum', '/archivum?term=x', {}, 'none', false],
    ['/g7/archivum', '/g7/archivum?term=x', {}, 'none', false],
    ['/rovat/sport', '/rovat/sport?oldal=2', {}, 'none', false],
    ['/rovat/sport/foci-eredmenyek', '/rovat/sport/foci-eredmenyek?nap=2024-03-28', {}, 'none', false],
    ['/rovat/sportolok', '/rovat/sportolok?oldal=2', {}, 'list', true],
    ['/after', '/after?oldal=2', {}, 'none', false],
    ['/g7', '/g7?oldal=2', {}, 'none', false],
    ['/rovat/belfold', '/rovat/kulfold', {}, 'top', false],
    ['/szerzo/kiss-anna', '/szerzo/nagy-bela', {}, 'top', false],
    ['/cimke/%C3%A1r', '/cimke/ár?oldal=2', {}, 'list', true],
    ['/a', '/a#', {}, 'list', true],
  ])('from %s to %s with %j is to the %s (smooth: %s)', (from, to, more, target, smooth) => {
    expect(scrollAfterNavigation({ from, to, ...more })).toEqual({ to: target, smooth });
  });

  it('is smooth only to lists and anchors, and in the app scrolls only to anchors', () => {
    fc.assert(
      fc.property(
        addresses,
        addresses,
        fc.constantFrom('push' as const, 'pop' as const),
        fc.boolean(),
        fc.boolean(),
        (from, to, action, firstLoad, app) => {
          const target = scrollAfterNavigation({ from, to, action, firstLoad, app });
          expect(target.smooth).toBe(target.to === 'list' || target.to === 'anchor');
          expect(target.to === 'saved').toBe(action === 'pop');
          if (app && action === 'push') expect(['none', 'anchor']).toContain(target.to);
        },
      ),
    );
  });

  it('takes a second, and leaves room for the header', () => {
    expect(smoothScroll).toEqual({ milliseconds: 1000, offset: -200 });
  });
});

describe('the app mode', () => {
  it.each([
    ['/', '/?isMobileApp=1'],
    ['/a?oldal=2', '/a?oldal=2&isMobileApp=1'],
    ['/a?#x', '/a?isMobileApp=1#x'],
    ['/a#x?y', '/a?isMobileApp=1#x?y'],
    ['/a?isMobileApp', '/a?isMobileApp'],
    ['/a?isMobileApp=0&b=1', '/a?b=1&isMobileApp=1'],
    ['#x', '#x'],
    ['//evil.example', '//evil.example'],
    ['/\\evil.example', '/\\evil.example'],
    ['https://b.example/a', 'https://b.example/a'],
    ['mailto:a@b', 'mailto:a@b'],
  ])('carries %s on as %s', (link, carried) => {
    expect(carryAppMode(link)).toBe(carried);
  });

  it('adds its parameter once and leaves the rest of a link unchanged', () => {
    fc.assert(
      fc.property(
        addresses.filter((address) => !address.startsWith('//')),
        (link) => {
          const carried = carryAppMode(link);
          const [before, after] = [link, carried].map((one) => new URL(one, 'https://lapunk.example')) as [URL, URL];
          expect(isAppMode(after.search.slice(1))).toBe(true);
          expect(carryAppMode(carried)).toBe(carried);
          after.searchParams.delete(appFlag);
          expect([after.pathname, after.hash, after.searchParams.toString()]).toEqual([
            before.pathname,
            before.hash,
            before.searchParams.toString(),
          ]);
        },
      ),
    );
  });

  it('is on only for the flag without a value, with 1 or true (R50)', () => {
    expect(
      ['isMobileApp', 'isMobileApp=', 'a=1&isMobileApp=true', 'isMobileApp=1', '%69sMobileApp'].map(isAppMode),
    ).toEqual([true, true, true, true, true]);
    expect(
      [
        'isMobileAp=1',
        '',
        'x=isMobileApp',
        'isMobileApp=0',
        'isMobileApp=false',
        'isMobileApp=f1',
        'isMobileApp=0&isMobileApp=1',
      ].map(isAppMode),
    ).toEqual(Array(7).fill(false));
  });
});

describe('navigateInApp', () => {
  const shell: AppShell = {
    app: true,
    bridge: true,
    area: ['/', '/melleklet/tippjatek'],
    origin: 'https://lapunk.example',
  };

  it.each([
    ['/rovat/belfold?oldal=2', { go: 'hand-over', url: 'https://lapunk.example/rovat/belfold?oldal=2', page: 2 }],
    ['/rovat/x?isMobileApp=1&oldal=2#a', { go: 'hand-over', url: 'https://lapunk.example/rovat/x?oldal=2#a', page: 2 }],
    ['/rovat/x?isMobileApp=1', { go: 'hand-over', url: 'https://lapunk.example/rovat/x' }],
    ['/rovat/belfold?oldal=1', { go: 'hand-over', url: 'https://lapunk.example/rovat/belfold?oldal=1' }],
    [
      '/rovat/sport/foci-eredmenyek?oldal=gol',
      { go: 'hand-over', url: 'https://lapunk.example/rovat/sport/foci-eredmenyek?oldal=gol' },
    ],
    ['https://masik.example/a?oldal=3', { go: 'hand-over', url: 'https://masik.example/a?oldal=3', page: 3 }],
    ['https://lapunk.example.evil.example/', { go: 'hand-over', url: 'https://lapunk.example.evil.example/' }],
    ['//masik.example/', { go: 'hand-over', url: 'https://masik.example/' }],
    ['mailto:a@masik.example', { go: 'hand-over', url: 'mailto:a@masik.example' }],
    ['#lap', { go: 'follow', link: '#lap' }],
    ['/melleklet/tippjatek/kerdesek', { go: 'follow', link: '/melleklet/tippjatek/kerdesek?isMobileApp=1' }],
    ['https://lapunk.example/melleklet/tippjatek', { go: 'follow', link: '/melleklet/tippjatek?isMobileApp=1' }],
    ['/', { go: 'follow', link: '/?isMobileApp=1' }],
  ])('with %s does %j', (link, step) => {
    expect(navigateInApp(link, shell)).toEqual(step);
  });

  it('hands nothing over without a bridge or outside the app', () => {
    fc.assert(
      fc.property(addresses, fc.boolean(), (link, bridge) => {
        expect(navigateInApp(link, { ...shell, app: false, bridge })).toEqual({ go: 'follow', link });
        expect(navigateInApp(link, { ...shell, bridge: false }).go).toBe('follow');
      }),
    );
  });
});

describe('bridgeMessage', () => {
  const names: BridgeNames = { Navigate: 'n', Add: 'a', Play: 'p', Pause: 'h', Stop: 's', Destroy: 'd', AskState: 'q' };
  const episode = {
    id: 3,
    slug: 'e',
    title: 'E',
    sourceUrl: '/e.mp3',
    image: null,
    duration: 61,
    articlePath: '/x',
    podcast: { slug: 'p', name: 'P' },
  };

  it('speaks by the configured names, with a page only from 2 on', () => {
    expect(bridgeMessage({ go: 'hand-over', url: 'u' }, names)).toEqual({ name: 'n', payload: { url: 'u' } });
    expect(bridgeMessage({ go: 'hand-over', url: 'u', page: 2 }, names)).toEqual({
      name: 'n',
      payload: { url: 'u', page: 2 },
    });
  });

  it('sends the episode with Add and nothing with the other commands', () => {
    expect(bridgeMessage({ go: 'podcast', command: { kind: 'Add', episode } }, names)).toEqual({
      name: 'a',
      payload: { id: 3, slug: 'e', title: 'E', sourceUrl: '/e.mp3', image: null, duration: 61 },
    });
    for (const kind of ['Play', 'Pause', 'Stop', 'Destroy', 'AskState'] as const) {
      expect(bridgeMessage({ go: 'podcast', command: { kind } }, names)).toEqual({ name: names[kind], payload: {} });
    }
  });
});
