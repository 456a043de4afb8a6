// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSlot } from '#core/ads/house-slots.ts';
import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { AdNetwork } from './ad-network.ts';
import { liveSlot } from './live-slot.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let observers: { readonly seen: Seen; readonly margin: string | undefined }[];

beforeEach(() => {
  vi.useFakeTimers();
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen, { rootMargin }: { rootMargin?: string } = {}) {
        observers.push({ seen, margin: rootMargin });
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const live = (changes: Partial<AdSlot>, answer: () => Promise<boolean> = async () => true, width = 640) => {
  document.body.innerHTML = '<div class="ad"><div class="house"></div><div class="slot"></div></div>';
  const element = document.querySelector<HTMLElement>('.ad')!;
  Object.defineProperty(element.querySelector('.slot'), 'clientWidth', { value: width });
  const ask = vi.fn<AdNetwork['ask']>(answer);
  const empty = vi.fn<AdNetwork['empty']>();
  const at = observers.length;
  const end = liveSlot(element, { ...listSlot, ...changes }, { network: { ask, empty }, unitPathOf: () => '/1/lap/x' });
  const near = (isIntersecting = true) => observers[at]?.seen([{ isIntersecting }]);
  return { element, ask, empty, end, near };
};

describe('a slot', () => {
  it('asks when it comes near, once, and says that it is filled', async () => {
    const { element, ask, near } = live({});
    near(false);
    expect(ask).not.toHaveBeenCalled();
    near();
    near(false);
    near();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(element.dataset).toMatchObject({ state: 'loaded', filled: 'network' });
  });

  it('passes only its own slots to the header-bidding partner', async () => {
    for (const setupad of [true, false]) {
      const { ask, near } = live({ setupad });
      near();
      await vi.advanceTimersByTimeAsync(0);
      expect(ask.mock.calls[0]?.[0].targeting).toEqual(setupad ? { setupad: '1' } : undefined);
    }
  });

  it('is observed at a margin of 0 to 300 px, for any definition', () => {
    live({ observerMargin: 5_000 });
    live({ observerMargin: -1 });
    expect(observers.map(({ margin }) => margin)).toEqual(['300px', '0px']);
  });

  it('requests at once if early, and after two seconds if delayed', async () => {
    expect(live({ loadMode: 'early' }).ask).toHaveBeenCalledTimes(1);
    const { ask } = live({ loadMode: 'early', delay: true });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('sends no request without a size that fits, and stays empty', async () => {
    for (const [sizes, width] of [
      [[], 640],
      [[[970, 250]], 640],
    ] as const) {
      const { element, ask, near } = live({ sizes }, undefined, width);
      near();
      await vi.advanceTimersByTimeAsync(0);
      expect(ask).not.toHaveBeenCalled();
      expect(element.dataset['filled']).toBe('none');
    }
  });

  it('that takes no room before it is filled opens out of sight', async () => {
    const { element, near } = live({ loadCollapsed: true });
    near();
    await vi.advanceTimersByTimeAsync(0);
    expect(element.dataset['filled']).toBeUndefined();
    observers[1]?.seen([{ isIntersecting: false }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(element.dataset['filled']).toBe('network');
  });

  it('ends with its page: emptied, and an answer that comes later changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { element, empty, end, near } = live({}, () => promise);
    near();
    end();
    resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(empty).toHaveBeenCalledTimes(1);
    expect(element.querySelector('.slot')?.hasAttribute('id')).toBe(false);
    expect([element.dataset['filled'], element.dataset['state']]).toEqual([undefined, undefined]);
  });
});
