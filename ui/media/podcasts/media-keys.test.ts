// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Episode } from '#core/editorial/podcasts/episode.ts';
import { takeMediaKeys } from './media-keys.ts';

afterEach(() => vi.unstubAllGlobals());

const episode = { title: 'Adás', podcast: { name: 'Hangok' }, image: null } as Episode;

it('handles the other media keys when the browser does not support one', () => {
  const handled = new Map<string, MediaSessionActionHandler | null>();
  const setActionHandler = (action: string, handler: MediaSessionActionHandler | null): void => {
    if (action === 'seekbackward') throw new TypeError(`${action} is not supported`);
    handled.set(action, handler);
  };
  vi.stubGlobal('navigator', { mediaSession: { setActionHandler } });
  vi.stubGlobal('MediaMetadata', vi.fn());
  const seek = vi.fn();
  takeMediaKeys(episode, { play: vi.fn(), pause: vi.fn(), jump: vi.fn(), seek });
  expect([...handled.keys()]).toEqual(['play', 'pause', 'seekforward', 'seekto']);
  handled.get('seekto')?.({ action: 'seekto', seekTime: 12 });
  expect(seek).toHaveBeenCalledWith(12);
});
