import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coloursOf, colourModes, readColourMode } from './colour-mode.ts';
import { reloadOnChunkError, reloadOnNavigation } from './decide-reload.ts';
import { headerLook, type PageOpening } from './header-look.ts';
import { headerThreshold } from './header-threshold.ts';
import { isNoticeHidden, noticeCookie } from './notice-cookie.ts';
import { prefetchPolicy } from './prefetch-policy.ts';
import { headerAtTop, isHeaderHidden, scrollHeader, type HeaderState, type ScrollEvent } from './scroll-header.ts';
import { isNewBuild, newBuildWatch, seeBuild, type BuildWatch } from './watch-builds.ts';

describe('headerThreshold', () => {
  it.each([
    ['none', 901, 50],
    ['full', 901, 80],
    ['half', 901, 30],
    ['none', 900, 30],
    ['full', 900, 50],
    ['half', 900, 30],
  ] as const)('of a hero %s at %i px is %i', (hero, width, pixels) => {
    expect(headerThreshold(hero, width)).toBe(pixels);
  });
});

describe('scrollHeader', () => {
  const event: ScrollEvent = { y: 0, furthest: 5000, width: 1200, hero: 'none', heroHeight: 0, held: false };
  const scroll = (...places: readonly number[]): HeaderState =>
    places.reduce((state, y) => scrollHeader(state, { ...event, y }), headerAtTop);

  it.each([
    [[50], 'top'],
    [[51], 'scroll-down'],
    [[400, 399], 'scroll-up'],
    [[400, 300, 301], 'scroll-down'],
    [[400, 300, 300], 'scroll-up'],
    [[400, 50], 'top'],
    [[400, -30], 'top'],
    [[5000, 5080], 'scroll-down'],
    [[5000, 5080, 5000], 'scroll-down'],
  ])('over %j is %s', (places, showing) => {
    expect(scroll(...places).showing).toBe(showing);
  });

  it('never hides a header with focus or an open menu', () => {
    expect(isHeaderHidden(scrollHeader(headerAtTop, { ...event, y: 900 }))).toBe(true);
    expect(scrollHeader(headerAtTop, { ...event, y: 900, held: true }).showing).toBe('scroll-up');
  });

  it('gets a background past the hero, if there is one', () => {
    const past = (y: number, hero: ScrollEvent['hero']) =>
      scrollHeader(headerAtTop, { ...event, y, hero, heroHeight: 600 }).filled;
    expect([past(600, 'full'), past(601, 'full'), past(601, 'half'), past(601, 'none')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('shows near the top, hides on scrolling down and returns on scrolling up', () => {
    const places = fc.array(fc.integer({ min: -100, max: 6000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        places,
        fc.constantFrom('none' as const, 'full' as const, 'half' as const),
        fc.integer({ min: 320, max: 2000 }),
        (ys, hero, width) => {
          let state = headerAtTop;
          for (const y of ys) {
            const before = state;
            state = scrollHeader(before, { ...event, y, hero, width });
            if (state.y <= headerThreshold(hero, width)) expect(state.showing).toBe('top');
            else if (state.y !== before.y) expect(state.showing).toBe(state.y > before.y ? 'scroll-down' : 'scroll-up');
            else expect(state.showing).toBe(before.showing);
          }
        },
      ),
    );
  });
});

describe('headerLook', () => {
  const cover = { path: '/uploads/a.jpg' } as NonNullable<NonNullable<PageOpening['article']>['cover']>;
  const opened = { type: 'article' as const, flags: [], cover, adult: false, page: 1 };

  it.each([
    [{ breaking: true, article: null }, 'breaking'],
    [{ breaking: false, article: null }, 'none'],
    [{ breaking: false, article: opened }, 'none'],
    [{ breaking: false, article: { ...opened, type: 'longform' } }, 'longform'],
    [{ breaking: false, article: { ...opened, flags: ['pr', 'g7-hero'] } }, 'g7-hero'],
    [{ breaking: false, article: { ...opened, type: 'longform', cover: null } }, 'no-picture'],
    [{ breaking: false, article: { ...opened, type: 'longform', page: 2 } }, 'no-picture'],
    [{ breaking: false, article: { ...opened, flags: ['g7-hero'], adult: true } }, 'no-picture'],
  ] as const)('of %j: %s', (opening, reason) => {
    expect(headerLook(opening)).toEqual({ transparent: !['none', 'no-picture'].includes(reason), reason });
  });
});

describe('prefetchPolicy', () => {
  it.each([
    [true, '4g', 'data-saver'],
    [true, '2g', 'data-saver'],
    [false, '2g', 'slow-connection'],
    [null, 'slow-2g', 'slow-connection'],
    [false, '3g', 'none'],
    [null, null, 'none'],
  ])('with data saver %s on %s: %s', (saveData, effectiveType, reason) => {
    expect(prefetchPolicy({ privacyControl: null, saveData, effectiveType })).toEqual({
      prefetch: reason === 'none',
      reason,
    });
  });

  it('prefetches nothing for readers who request privacy, on any connection', () => {
    expect(prefetchPolicy({ privacyControl: true, saveData: null, effectiveType: '4g' })).toEqual({
      prefetch: false,
      reason: 'privacy-control',
    });
  });
});

describe('app updates', () => {
  const seen = (...builds: readonly string[]): BuildWatch => builds.reduce(seeBuild, newBuildWatch('b1'));
  const fresh = { markedAt: null, reloads: 0 };

  it('believe in a new build that was seen twice running', () => {
    expect(
      [
        seen(),
        seen('b1', 'b1'),
        seen('b2'),
        seen('b2', 'b1', 'b2'),
        seen('b2', 'b3'),
        seen('b2', 'b2'),
        seen('b3', 'b2', 'b2', 'b2'),
      ].map(isNewBuild),
    ).toEqual([false, false, false, false, false, true, true]);
  });

  it.each([
    [seen('b2', 'b2'), fresh, 'new-build'],
    [seen('b2'), fresh, 'no-new-build'],
    [seen('b2', 'b2'), { markedAt: 991, reloads: 1 }, 'just-reloaded'],
    [seen('b2', 'b2'), { markedAt: 990, reloads: 1 }, 'new-build'],
    [seen('b2', 'b2'), { markedAt: 1001, reloads: 0 }, 'new-build'],
    [seen('b2', 'b2'), { markedAt: null, reloads: 3 }, 'enough-reloads'],
  ] as const)('reload on a navigation after %j and %j: %s', (watch, history, reason) => {
    expect(reloadOnNavigation(watch, history, 1000)).toEqual({ reload: reason === 'new-build', reason });
  });

  it('cure a part that cannot be loaded within the same limits', () => {
    expect(reloadOnChunkError(fresh, 1000)).toEqual({ reload: true, reason: 'chunk-error' });
    expect(reloadOnChunkError({ markedAt: 995, reloads: 0 }, 1000).reload).toBe(false);
    expect(reloadOnChunkError({ markedAt: null, reloads: 3 }, 1000).reload).toBe(false);
  });

  it('never reload more than three times, nor twice within ten seconds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 40 }), (waits) => {
        let [now, history]: [number, { markedAt: number | null; reloads: number }] = [0, fresh];
        const reloads: number[] = [];
        for (const wait of waits) {
          now += wait;
          if (!reloadOnNavigation(seen('b2', 'b2'), history, now).reload) continue;
          reloads.push(now);
          history = { markedAt: now, reloads: history.reloads + 1 };
        }
        expect(reloads.length).toBeLessThanOrEqual(3);
        expect(reloads.every((at, index) => index === 0 || at - (reloads[index - 1] ?? 0) >= 10)).toBe(true);
      }),
    );
  });
});

describe('notice cookies', () => {
  it('live two years, one day and two days', () => {
    expect(
      (['permanent', 'front', 'article'] as const).map((hiding) => noticeCookie('hirlevel', hiding)?.maxAge),
    ).toEqual([63_072_000, 86_400, 172_800]);
  });

  it.each(['', 'a b', 'a;b', 'A', 'a.b', '-a', 'a-', 'é'])('are not made for the name %j', (notice) => {
    expect(noticeCookie(notice, 'front')).toBeNull();
  });

  it('hide their own notice, for good everywhere, for a while in one place', () => {
    const notices = fc.constantFrom('a', 'a-front', 'front', 'hirlevel');
    fc.assert(
      fc.property(
        notices,
        notices,
        fc.constantFrom('permanent' as const, 'front' as const, 'article' as const),
        fc.constantFrom('front' as const, 'article' as const, 'other' as const),
        (hidden, asked, hiding, place) => {
          const cookies = [noticeCookie(hidden, hiding)?.name ?? ''];
          expect(isNoticeHidden(asked, place, cookies)).toBe(
            asked === hidden && (hiding === 'permanent' || hiding === place),
          );
          expect(isNoticeHidden(asked, place, [])).toBe(false);
        },
      ),
    );
  });
});

describe('the colour mode', () => {
  it("is what was stored, or the system's", () => {
    expect(['light', 'dark', 'system', 'sepia', '', null].map(readColourMode)).toEqual([
      'light',
      'dark',
      'system',
      'system',
      'system',
      'system',
    ]);
    expect(colourModes.flatMap((mode) => [coloursOf(mode, false), coloursOf(mode, true)])).toEqual([
      'light',
      'dark',
      'light',
      'light',
      'dark',
      'dark',
    ]);
  });
});
