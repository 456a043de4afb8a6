import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pipAutoplay, pipModes } from './pip-autoplay.ts';
import { noPipPlayer, pipPlayer, type PipEvent, type PipPlayer } from './pip-player.ts';
import { noPip, type PipStatus } from './pip-status.ts';

describe('pipAutoplay', () => {
  it.each([
    ['NO', true, false, false, 'never'],
    ['GENTLY_FORCE', true, false, false, 'gently'],
    ['GENTLY_FORCE', false, false, false, 'page-hidden'],
    ['GENTLY_FORCE', true, true, false, 'other-playing'],
    ['GENTLY_FORCE', true, false, true, 'already-shown'],
    ['FULL_FORCE', true, true, true, 'fully'],
    ['FULL_FORCE', false, false, false, 'page-hidden'],
  ] as const)(
    '%s (visible: %s, other playing: %s, shown: %s): %s',
    (mode, pageVisible, otherPlaying, pipShown, reason) => {
      expect(pipAutoplay({ mode, pageVisible, otherPlaying, pipShown })).toEqual({
        autoplay: reason === 'gently' || reason === 'fully',
        reason,
      });
    },
  );

  it('plays nothing on a hidden page, and gently never what would not play fully', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pipModes),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (mode, pageVisible, otherPlaying, pipShown) => {
          const plays = (as: typeof mode) => pipAutoplay({ mode: as, pageVisible, otherPlaying, pipShown }).autoplay;
          if (!pageVisible) expect(plays(mode)).toBe(false);
          if (plays('GENTLY_FORCE'))
            expect([plays('FULL_FORCE'), otherPlaying, pipShown]).toEqual([true, false, false]);
          expect(plays('NO')).toBe(false);
        },
      ),
    );
  });
});

const live = (url: string, more: Partial<PipStatus> = {}): PipEvent => ({
  kind: 'status',
  status: { ...noPip, show: true, title: 'T', url, ...more },
});
const none: PipEvent = { kind: 'status', status: noPip };
const after = (...events: readonly PipEvent[]): PipPlayer => events.reduce(pipPlayer, noPipPlayer);
const start: PipEvent = { kind: 'start', savedAt: 42 };

describe('pipPlayer', () => {
  it('shows what editors set, and lets it finish when they end it', () => {
    expect(after(live('/a'))).toMatchObject({ shown: true, finishing: false });
    expect(after(live('/a'), none)).toMatchObject({
      shown: false,
      finishing: true,
      status: { url: '/a', title: 'T', show: false },
    });
    expect(after(live('/a'), none, none)).toMatchObject({ shown: false, finishing: true });
    expect(after(live('/a'), none, { kind: 'finished' })).toMatchObject({ shown: false, finishing: false });
    expect(after(none)).toMatchObject({ shown: false, finishing: false });
    expect(after(live(''))).toMatchObject({ shown: false, finishing: false });
    expect(after(live('/a'), { kind: 'finished' })).toMatchObject({ shown: true });
  });

  it('stays closed until the address of the video changes', () => {
    expect(after(live('/a'), { kind: 'close' }, live('/a'))).toMatchObject({ shown: false, closed: true });
    expect(after(live('/a'), { kind: 'close' }, none, live('/a'))).toMatchObject({ shown: false, closed: true });
    expect(after(live('/a'), { kind: 'close' }, live('/b'))).toMatchObject({ shown: true, closed: false });
    expect(after(live('/a'), none, { kind: 'close' })).toMatchObject({ finishing: false, closed: true });
    expect(after(live('/a', { manual: true }), { kind: 'close' }).closed).toBe(false);
  });

  it('starts a manual video only by hand, at the saved second', () => {
    const manual = live('/a', { manual: true });
    expect(after(manual)).toMatchObject({ shown: false });
    expect(after(manual, start)).toMatchObject({ shown: true, startAt: 42 });
    expect(after(manual, start, manual)).toMatchObject({ shown: true, startAt: 42 });
    expect(after(manual, { kind: 'start', savedAt: null })).toMatchObject({ shown: true, startAt: 0 });
    expect(after(manual, { kind: 'start', savedAt: -3 })).toMatchObject({ startAt: 0 });
    expect(after(manual, { kind: 'start', savedAt: Infinity })).toMatchObject({ startAt: 0 });
    expect(after(manual, start, { kind: 'close' }, manual)).toMatchObject({ shown: false, closed: true });
    expect(after(manual, start, { kind: 'close' }, start)).toMatchObject({ shown: true, closed: false });
    expect(after(manual, start, live('/b', { manual: true }))).toMatchObject({ shown: false, startAt: 0 });
    expect(after(live('/a'), start)).toMatchObject({ startAt: 0 });
    expect(after(start)).toEqual(noPipPlayer);
    expect(after(manual, none, start)).toMatchObject({ shown: false });
  });

  it('resets all when a manual video is dismissed, and closes any other', () => {
    expect(after(live('/a', { manual: true }), start, { kind: 'dismiss' })).toEqual(noPipPlayer);
    expect(after(live('/a'), { kind: 'dismiss' }, live('/a'))).toMatchObject({ shown: false, closed: true });
  });

  it('is never shown and finishing or shown and closed, and shows only what has an address', () => {
    const events = fc.oneof<fc.Arbitrary<PipEvent>[]>(
      fc
        .record({ show: fc.boolean(), url: fc.constantFrom('', '/a', '/b'), manual: fc.boolean() })
        .map((status) => ({ kind: 'status', status: { ...noPip, ...status } })),
      fc.constantFrom<PipEvent>({ kind: 'close' }, { kind: 'finished' }, { kind: 'dismiss' }, start),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (list) => {
        let closedUrl: string | null = null;
        let player = noPipPlayer;
        for (const event of list) {
          const next = pipPlayer(player, event);
          expect([
            next.shown && next.finishing,
            next.shown && next.closed,
            next.shown && (next.status.url === '' || !next.status.show),
          ]).toEqual([false, false, false]);
          if (event.kind === 'start' || next.status.url !== closedUrl) closedUrl = null;
          if (closedUrl !== null) expect(next.shown).toBe(false);
          if (next.closed && !player.closed) closedUrl = next.status.url;
          player = next;
        }
      }),
    );
  });
});
