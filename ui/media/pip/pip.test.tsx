// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToldPip } from '#core/media/pip/pip-status.ts';
import { followForeign, foreignNews } from './foreign-player.ts';
import { isClosed, keepPlace, placeIn } from './kept-pip.ts';
import { PipCard } from './pip-card.tsx';
import { closePip, finishPip, tellPip } from './pip-store.ts';
import { startsItself } from './starts-itself.ts';

let reduced = false;
let hidden = false;
const play = vi.fn<() => Promise<void>>(async () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  },
);
HTMLMediaElement.prototype.play = play;
HTMLMediaElement.prototype.pause = () => undefined;
Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });

let turn = 0;
const file = (more: Partial<ToldPip> = {}): ToldPip => {
  const url = `/uploads/v${(turn += 1)}.mp4`;
  return {
    show: true,
    title: 'Eskütétel',
    url,
    open: false,
    label: 'élő',
    manual: false,
    source: { kind: 'file', src: url },
    mode: more.manual ? 'NO' : 'GENTLY_FORCE',
    ...more,
  };
};
const frame = (more: Partial<ToldPip> = {}): ToldPip =>
  file({
    source: { kind: 'frame', src: 'https://keret.example/1', host: 'keret.example', starting: 'm={muted}&s={second}' },
    ...more,
  });

beforeEach(() => {
  localStorage.clear();
  [reduced, hidden] = [false, false];
  delete document.documentElement.dataset['consent'];
  play.mockClear();
});
afterEach(() => {
  act(() => {
    tellPip(null);
    closePip();
    finishPip();
  });
  cleanup();
});

const show = (told: ToldPip): HTMLElement => {
  const { container } = render(<PipCard />);
  act(() => tellPip(told));
  return container;
};
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.queryByRole('region');

describe('the card of a video', () => {
  it('is a region named after the video, announced when it appears, with reserved space', () => {
    const container = show(file());
    expect(region()?.getAttribute('aria-label')).toBe('Videó: Eskütétel');
    expect(screen.getByRole('status').textContent).toBe('Videó a lap alján – élő: Eskütétel');
    expect(container.querySelector('video')?.muted).toBe(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset['pip']).toBe('small');
    press('Nagyobb videó');
    expect(document.documentElement.dataset['pip']).toBe('large');
    press('Kisebb videó');
    press('A videó bezárása');
    expect([region(), document.documentElement.dataset['pip']]).toEqual([null, '']);
  });

  it('opens large where editors say so', () => {
    show(file({ open: true }));
    expect(screen.getByRole('button', { name: 'Kisebb videó' })).toBeTruthy();
  });

  it('stays closed, also in the next document, until there is another', () => {
    const told = file();
    show(told);
    press('A videó bezárása');
    act(() => tellPip({ ...told, title: 'Más címmel' }));
    expect([region(), isClosed(told.url)]).toEqual([null, true]);
    act(() => tellPip(file()));
    expect(region()).not.toBeNull();
  });

  it('takes leave with a word in the form that it had, and goes', () => {
    vi.useFakeTimers();
    const container = show(file({ open: true }));
    act(() => tellPip(null));
    expect(container.querySelector('.pip--large .pip__over')?.textContent).toBe('Ez a videó véget ért.');
    expect(container.querySelector('video')).toBeNull();
    act(() => vi.advanceTimersByTime(6_000));
    expect(region()).toBeNull();
    vi.useRealTimers();
  });

  it('shows an error when a file is unavailable, and retries on request', () => {
    const container = show(file());
    fireEvent.error(container.querySelector('video')!);
    expect(region()?.textContent).toContain('A videó most nem érhető el.');
    expect(container.querySelector('video')).toBeNull();
    press('Újra');
    expect(container.querySelector('video')).not.toBeNull();
  });

  it('is a plain link where nothing here can show the video', () => {
    const container = show(file({ source: { kind: 'link', url: 'https://mas.example/1', host: 'mas.example' } }));
    expect(screen.getByRole('link', { name: 'Megnézem itt: mas.example' }).getAttribute('href')).toBe(
      'https://mas.example/1',
    );
    expect([container.querySelector('video'), document.documentElement.dataset['pip']]).toEqual([null, 'bar']);
  });
});

describe('a video that the reader starts', () => {
  it('is offered, begins with sound at the saved second, and is offered again when it is put away', () => {
    const told = file({ manual: true });
    keepPlace(told.url, 83, 600);
    const container = show(told);
    expect([container.querySelector('video'), play.mock.calls]).toEqual([null, []]);
    press('Folytatás 01:23-tól');
    const video = container.querySelector('video')!;
    fireEvent.loadedMetadata(video);
    expect([video.muted, video.currentTime]).toEqual([false, 83]);
    press('A videó bezárása');
    expect(container.querySelector('video')).toBeNull();
    press('Az ajánlat bezárása');
    act(() => tellPip({ ...told, label: 'új' }));
    expect(region()).toBeNull();
  });
});

describe('a foreign player', () => {
  it('is not loaded before a click', () => {
    const container = show(frame());
    expect(container.querySelector('iframe')).toBeNull();
    press(/A lejátszó innen töltődik be: keret\.example/);
    const player = container.querySelector('iframe')!;
    expect([player.src, player.title]).toEqual(['https://keret.example/1?m=0&s=0', 'Eskütétel']);
    expect(player.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('begins muted with consent, and is gone when it is taken back', () => {
    document.documentElement.dataset['consent'] = 'granted';
    const container = show(frame());
    expect(container.querySelector('iframe')?.src).toBe('https://keret.example/1?m=1&s=0');
    document.documentElement.dataset['consent'] = 'refused';
    act(() => void document.dispatchEvent(new Event('consent')));
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('reports its state in messages, and other messages are ignored', () => {
    const told = (info: unknown) => JSON.stringify({ event: 'infoDelivery', info });
    expect(foreignNews(told({ playerState: 1, currentTime: 4.5 }))).toEqual({ playing: true, at: 4.5 });
    expect(foreignNews(told({ playerState: 2 }))).toEqual({ playing: false });
    expect(foreignNews(told({ currentTime: '4' }))).toEqual({});
    for (const data of ['', '{', 'null', '7', '{"event":"x"}', { event: 'infoDelivery' }, null, undefined])
      expect(foreignNews(data)).toBeNull();
  });
});

describe('the talk with a foreign player', () => {
  const info = { event: 'infoDelivery', info: { playerState: 1, currentTime: 5 } };
  const open = () => {
    vi.useFakeTimers();
    const element = document.createElement('iframe');
    element.src = 'https://keret.example/1';
    document.body.append(element);
    const said = vi.spyOn(element.contentWindow!, 'postMessage').mockImplementation(() => undefined);
    const [heard, silent] = [vi.fn(), vi.fn()];
    const player = followForeign(element, { heard, silent });
    const message = (more: MessageEventInit): void =>
      void dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://keret.example',
          source: element.contentWindow,
          data: JSON.stringify(info),
          ...more,
        }),
      );
    return { element, said, heard, silent, player, message };
  };
  afterEach(() => {
    vi.useRealTimers();
    document.querySelector('body > iframe')?.remove();
  });

  it('accepts messages only from its own frame and origin', () => {
    const { heard, message } = open();
    message({ origin: 'https://mas.example' });
    message({ source: window });
    expect(heard).not.toHaveBeenCalled();
    message({});
    expect(heard.mock.calls).toEqual([[{ playing: true, at: 5 }]]);
  });

  it('calls its origin until it responds, and sends the pause command', () => {
    const { said, player, message, silent } = open();
    vi.advanceTimersByTime(300);
    expect(said.mock.calls.map(([, origin]) => origin)).toEqual(Array(3).fill('https://keret.example'));
    message({});
    vi.advanceTimersByTime(20_000);
    expect([said.mock.calls.length, silent.mock.calls.length]).toEqual([3, 0]);
    player.pause();
    expect(said.mock.lastCall?.[0]).toContain('pauseVideo');
  });

  it('ends once after 12 seconds without a message', () => {
    const { said, silent, heard, message } = open();
    vi.advanceTimersByTime(60_000);
    expect(silent).toHaveBeenCalledTimes(1);
    const before = said.mock.calls.length;
    vi.advanceTimersByTime(60_000);
    message({});
    expect([said.mock.calls.length, heard.mock.calls.length]).toEqual([before, 0]);
  });
});

describe('a video starts by itself', () => {
  it('also with Sec-GPC, because an own file reaches no third party', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(startsItself(file({ mode: 'FULL_FORCE' }), false)).toBe(true);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('unless motion is reduced, the page is hidden, or other media plays', () => {
    expect(startsItself(file(), false)).toBe(true);
    reduced = true;
    expect(startsItself(file({ mode: 'FULL_FORCE' }), false)).toBe(false);
    [reduced, hidden] = [false, true];
    expect(startsItself(file({ mode: 'FULL_FORCE' }), false)).toBe(false);
    hidden = false;
    const heard = document.createElement('audio');
    Object.defineProperty(heard, 'paused', { value: false });
    document.body.append(heard);
    expect([startsItself(file(), false), startsItself(file({ mode: 'FULL_FORCE' }), false)]).toEqual([false, true]);
    heard.remove();
    expect(startsItself(file({ manual: true }), false)).toBe(false);
  });

  it('when its page is seen at last', () => {
    hidden = true;
    show(file());
    expect(play).not.toHaveBeenCalled();
    hidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('not in the place of one that is still seen', () => {
    show(file());
    act(() => tellPip(file()));
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('the place in a video', () => {
  it('is stored for the last twenty, also for broadcasts without an end, but not at start and end', () => {
    keepPlace('/a', 30, Infinity);
    keepPlace('/b', 30, Number.NaN);
    keepPlace('/c', 2, 100);
    keepPlace('/d', 99, 100);
    expect(['/a', '/b', '/c', '/d'].map(placeIn)).toEqual([30, 30, null, null]);
    for (let at = 0; at < 20; at += 1) keepPlace(`/v${at}`, 10, 100);
    expect([placeIn('/a'), placeIn('/v0')]).toEqual([null, 10]);
    localStorage.setItem('video-places', '{"a":1}');
    expect(placeIn('/v0')).toBeNull();
  });
});
