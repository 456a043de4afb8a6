import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdSlot, fittingSizes, isDesktop, observerMargin, standardAdSizes } from './ad-slot.ts';
import { adSlots } from './house-slots.ts';
import { adSource } from './ad-source.ts';
import { adUnitPath } from './ad-unit-path.ts';
import { type AdSlotEvent, type AdSlotState, emptySlot, nextSlotState, slotWakesAt } from './next-slot-state.ts';
import { reservedSize } from './reserved-size.ts';

const plain: AdSlot = {
  name: 'cikk-1',
  sizes: standardAdSizes,
  loadMode: 'in-view',
  observerMargin: 100,
  loadCollapsed: false,
  pr: false,
  delay: false,
  setupad: false,
  fixed: false,
};
const after = (slot: AdSlot, ...events: AdSlotEvent[]): AdSlotState =>
  events.reduce((state, event) => nextSlotState(slot, state, event), emptySlot);
const init = (at: number): AdSlotEvent => ({ kind: 'initialised', at });
const seen = (at: number, near = true): AdSlotEvent => ({ kind: 'observed', at, near });
const time = (at: number): AdSlotEvent => ({ kind: 'time-passed', at });

const slots = fc
  .record({
    loadMode: fc.constantFrom('early' as const, 'in-view' as const),
    delay: fc.boolean(),
    loadCollapsed: fc.boolean(),
  })
  .map((some): AdSlot => ({ ...plain, ...some }));
const lives = fc
  .array(
    fc.tuple(
      fc.nat(3),
      fc.oneof(
        fc.constant<(at: number) => AdSlotEvent>(init),
        fc.boolean().map((near) => (at: number) => seen(at, near)),
        fc.constant(time),
        fc.boolean().map((filled) => (): AdSlotEvent => ({ kind: 'answered', filled })),
        fc.constant((): AdSlotEvent => ({ kind: 'navigated' })),
      ),
    ),
    { maxLength: 20 },
  )
  .map((steps) => {
    let now = 1000;
    return steps.map(([passed, eventAt]) => {
      now += passed;
      return eventAt(now);
    });
  });

describe('nextSlotState', () => {
  it('loads an early slot as soon as it is initialised', () => {
    expect(after({ ...plain, loadMode: 'early' }, init(10))).toEqual({ kind: 'loaded', at: 10, filled: null });
  });

  it('loads any other when it comes near, not before', () => {
    expect(after(plain, init(10), time(99)).kind).toBe('initialised');
    expect(after(plain, init(10), seen(20, false)).kind).toBe('initialised');
    expect(after(plain, init(10), seen(20))).toEqual({ kind: 'loaded', at: 20, filled: null });
  });

  it('lets a delayed slot wait for two seconds', () => {
    const delayed: AdSlot = { ...plain, loadMode: 'early', delay: true };
    expect(after(delayed, init(10), time(11.9)).kind).toBe('initialised');
    expect(after(delayed, init(10), time(12))).toMatchObject({ kind: 'loaded', at: 12 });
    expect(after({ ...plain, delay: true }, init(10), seen(11)).kind).toBe('initialised');
    expect(after({ ...plain, delay: true }, init(10), seen(11), time(12)).kind).toBe('loaded');
    expect(after({ ...plain, delay: true }, init(10), seen(11), seen(11.5, false), time(12)).kind).toBe('initialised');
  });

  it('leaves a slot empty until it is initialised', () => {
    expect(after(plain, seen(10), time(20), { kind: 'answered', filled: true })).toEqual(emptySlot);
  });

  it('accepts a response only for the slot that it loaded', () => {
    expect(after({ ...plain, loadMode: 'early' }, init(10), { kind: 'answered', filled: true })).toEqual({
      kind: 'loaded',
      at: 10,
      filled: true,
    });
    expect(after(plain, init(10), { kind: 'answered', filled: true }).kind).toBe('initialised');
  });

  it('is destroyed by navigation for good', () => {
    fc.assert(
      fc.property(slots, lives, lives, (slot, before, later) => {
        expect(after(slot, ...before, { kind: 'navigated' }, ...later)).toEqual({ kind: 'destroyed' });
      }),
    );
  });

  it('never loads before it was initialised, nor within the delay, nor twice', () => {
    fc.assert(
      fc.property(slots, lives, (slot, events) => {
        let begun = Infinity;
        let loads = 0;
        let state = emptySlot;
        for (const event of events) {
          const next = nextSlotState(slot, state, event);
          if (state.kind === 'empty' && event.kind === 'initialised') begun = event.at;
          if (next.kind === 'loaded' && state.kind !== 'loaded') {
            loads += 1;
            expect(next.at).toBeGreaterThanOrEqual(begun + (slot.delay ? 2 : 0));
          }
          state = next;
        }
        expect(loads).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('loads at its own scheduled time', () => {
    fc.assert(
      fc.property(slots, lives, (slot, events) => {
        const state = after(slot, ...events);
        const at = slotWakesAt(slot, state);
        const hydrated = nextSlotState(slot, state, time(at ?? Infinity));
        expect(at === null ? hydrated : hydrated.kind).toEqual(at === null ? state : 'loaded');
      }),
    );
  });
});

describe('reservedSize', () => {
  const loaded = (filled: boolean | null): AdSlotState => ({ kind: 'loaded', at: 0, filled });

  it('is the tallest size that fits, in any state of the slot', () => {
    for (const state of [emptySlot, loaded(null), loaded(true), loaded(false)]) {
      expect(reservedSize(plain, state, 1280)).toEqual([640, 360]);
      for (const width of [300, 375, 639]) expect(reservedSize(plain, state, width)).toEqual([300, 250]);
      expect(reservedSize(plain, state, 299)).toBeNull();
    }
  });

  it('is nothing for a collapsed slot until it is filled', () => {
    const collapsed = { ...plain, loadCollapsed: true };
    for (const state of [emptySlot, loaded(null), loaded(false)])
      expect(reservedSize(collapsed, state, 1280)).toBeNull();
    expect(reservedSize(collapsed, loaded(true), 1280)).toEqual([640, 360]);
  });

  it('is never wider than the page', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1200), fc.nat(600))), fc.nat(1400), (sizes, width) => {
        const size = reservedSize({ sizes, loadCollapsed: false }, emptySlot, width);
        const fitting = fittingSizes(sizes, width);
        expect(size === null ? fitting : fitting.every(([wide, tall]) => wide <= width && tall <= size[1])).toEqual(
          size === null ? [] : true,
        );
      }),
    );
  });
});

describe('the slots of the product', () => {
  it('use every attribute of spec §3.3, each on some slot and never on all', () => {
    const isWide = ({ sizes }: AdSlot): boolean => sizes.some(([width]) => width === 970);
    for (const has of [
      isWide,
      ({ loadMode }: AdSlot) => loadMode === 'early',
      ({ loadCollapsed }: AdSlot) => loadCollapsed,
      ({ pr }: AdSlot) => pr,
      ({ delay }: AdSlot) => delay,
      ({ setupad }: AdSlot) => setupad,
      ({ fixed }: AdSlot) => fixed,
    ])
      expect(new Set(adSlots.map(has))).toEqual(new Set([true, false]));
  });

  it('have different names and only standard sizes', () => {
    expect(new Set(adSlots.map(({ name }) => name)).size).toBe(adSlots.length);
    for (const size of adSlots.flatMap(({ sizes }) => sizes)) expect(standardAdSizes).toContainEqual(size);
  });
});

describe('ad slots', () => {
  it('are of the standard sizes, on a desktop from 768 px on', () => {
    expect(standardAdSizes).toEqual([
      [970, 250],
      [300, 250],
      [640, 360],
    ]);
    expect([767, 768].map(isDesktop)).toEqual([false, true]);
  });

  it('are observed with a margin of 0 to 300 px', () => {
    expect(
      [-1, 0, 120, 300, 301, Number.NaN].map((observerMarginWanted) =>
        observerMargin({ observerMargin: observerMarginWanted }),
      ),
    ).toEqual([0, 0, 120, 300, 300, 0]);
  });

  it('have a valid unit path for any name', () => {
    expect(adUnitPath('22386506929', 'lapunk', 'cikk_1')).toBe('/22386506929/lapunk/cikk_1');
    expect(adUnitPath('22386506929', 'lapunk', 'jobb hasáb/1')).toBe('/22386506929/lapunk/jobb_has_b_1');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1, maxLength: 300 }), (site, slot) => {
        expect(adUnitPath('22386506929', site, slot)).toMatch(/^\/22386506929\/[\w.-]{1,100}\/[\w.-]{1,100}$/);
      }),
    );
  });

  it("are the house's own until there is a network and consent", () => {
    expect(
      [
        [null, false],
        [null, true],
        ['22386506929', false],
        ['22386506929', true],
      ].map(([network, consented]) => adSource({ network: network as string | null, consented: consented as boolean })),
    ).toEqual(['house', 'house', 'house', 'network']);
  });
});
