import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmbedAllowList } from '../embeds/recognize-embed.ts';
import { pipAutoplay, pipModes } from './pip-autoplay.ts';
import { isOffered, noPipPlayer, pipPlayer, type PipEvent, type PipPlayer } from './pip-player.ts';
import { noPip, pipMode, pipSource, type PipStatus, startedPlayer } from './pip-status.ts';

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
    expect(after({ kind: 'close' }).closed).toBe(false);
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

  it('is offered until it is started or closed, and again when it was dismissed', () => {
    const manual = live('/a', { manual: true });
    expect(isOffered(after(manual))).toBe(true);
    expect(isOffered(after(manual, start))).toBe(false);
    expect(isOffered(after(manual, { kind: 'close' }, manual))).toBe(false);
    expect(isOffered(after(manual, { kind: 'close' }, live('/b', { manual: true })))).toBe(true);
    expect(isOffered(after(manual, start, { kind: 'dismiss' }, manual))).toBe(true);
    expect(isOffered(after(manual, none))).toBe(false);
    expect(isOffered(after(live('/a')))).toBe(false);
  });

  it('resets all when a manual video is dismissed, and closes any other', () => {
    expect(after(live('/a', { manual: true }), start, { kind: 'dismiss' })).toEqual(noPipPlayer);
    expect(after(live('/a'), { kind: 'dismiss' }, live('/a'))).toMatchObject({ shown: false, closed: true });
  });

  it('is never shown while finishing or closed, and shows only videos with a URL', () => {
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

const allowed: EmbedAllowList = {
  musicHosts: [],
  rules: [
    { kind: 'video', host: 'video.example', pattern: '/nezd/{id}', src: 'https://keret.example/{id}' },
    { kind: 'map', host: 'terkep.example', pattern: '/{id}', src: 'https://terkep.example/{id}' },
  ],
  starting: { 'https://keret.example': 'kezd={second}&nema={muted}' },
};

describe('pipSource', () => {
  const frame = { kind: 'frame', src: 'https://keret.example/a1', host: 'keret.example' };
  it.each([
    ['/uploads/tudositas.mp4', { kind: 'file', src: '/uploads/tudositas.mp4' }],
    ['/uploads/tudositas.WEBM', { kind: 'file', src: '/uploads/tudositas.WEBM' }],
    ['/elo/kozvetites', { kind: 'link', url: '/elo/kozvetites', host: '' }],
    ['https://video.example/nezd/a1', { ...frame, starting: 'kezd={second}&nema={muted}' }],
    ['https://terkep.example/a1', { kind: 'link', url: 'https://terkep.example/a1', host: 'terkep.example' }],
    ['https://mas.example/x.mp4', { kind: 'link', url: 'https://mas.example/x.mp4', host: 'mas.example' }],
    ['http://video.example/nezd/a1', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s', (url, source) => {
    expect(pipSource(url, allowed)).toEqual(source);
  });

  it('has no start parameters for a player without configured ones', () => {
    const { rules, musicHosts } = allowed;
    expect(pipSource('https://video.example/nezd/a1', { rules, musicHosts })).toEqual({ ...frame, starting: null });
  });
});

describe('startedPlayer', () => {
  it('still plays the list that its address names', () => {
    const player = { src: 'https://keret.example/lista?x=1&list=PLabc', starting: 'kezd={second}' };
    expect(startedPlayer(player, { muted: true, second: 0 })).toBe('https://keret.example/lista?kezd=0&list=PLabc');
  });

  it('starts at a whole second, muted or not, or unchanged without start parameters', () => {
    const player = { src: 'https://keret.example/a1', starting: 'kezd={second}&nema={muted}' };
    expect(startedPlayer(player, { muted: true, second: 0 })).toBe('https://keret.example/a1?kezd=0&nema=1');
    expect(startedPlayer(player, { muted: false, second: 42.9 })).toBe('https://keret.example/a1?kezd=42&nema=0');
    expect(startedPlayer({ ...player, starting: null }, { muted: true, second: 3 })).toBe('https://keret.example/a1');
  });
});

describe('pipMode', () => {
  it('is the reader’s hand for a manual video, gentle for any other, and full where the site says so', () => {
    expect([
      pipMode({ manual: true }, { forcesVideo: true }),
      pipMode({ manual: false }, {}),
      pipMode({ manual: false }, { forcesVideo: true }),
    ]).toEqual(['NO', 'GENTLY_FORCE', 'FULL_FORCE']);
  });
});
