// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contents } from '../../screens/pages.fixtures.ts';
import { keepPlace, placeIn } from './kept-places.ts';
import { begins, ends } from './one-at-a-time.ts';
import { PlayButton } from './play-button.tsx';
import { PlayerBar } from './player-bar.tsx';
import { commandState } from './player-store.ts';

const [first] = contents.index.episodes;
const [episode, other] = [
  { ...first!, title: 'Egyik' },
  { ...first!, id: 2, title: 'Másik' },
];

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => commandState({ kind: 'Destroy' }));
});

const name = (element: HTMLElement): string | null => element.getAttribute('aria-label');

describe('the play button', () => {
  it('offers to pause only while its own episode plays', () => {
    render(
      <>
        <PlayButton episode={episode} />
        <PlayButton episode={other} />
      </>,
    );
    const names = () => screen.getAllByRole('button').map(name);
    expect(names()).toEqual(['Lejátszás: Egyik', 'Lejátszás: Másik']);
    act(() => {
      commandState({ kind: 'Add', episode });
      commandState({ kind: 'Play' });
    });
    expect(names()).toEqual(['Szünet: Egyik', 'Lejátszás: Másik']);
  });
});

describe('the player', () => {
  const deeds = {
    perform: vi.fn(commandState),
    seekTo: vi.fn(),
    jumpBy: vi.fn(),
    playAt: vi.fn(),
    sleepAfter: vi.fn(),
  };

  it('is not there without an episode; put aside it keeps its button and the way back', () => {
    render(<PlayerBar deeds={deeds} />);
    expect(screen.queryByRole('region')).toBeNull();
    act(() => commandState({ kind: 'Add', episode }));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d \/ /);
    act(() => screen.getByRole('button', { name: 'Kicsinyítés a bal sarokba' }).click());
    expect(screen.getAllByRole('button').map(name)).toEqual(['Lejátszás', 'A lejátszó kinyitása']);
    act(() => screen.getByRole('button', { name: 'A lejátszó kinyitása' }).click());
    act(() => screen.getByRole('button', { name: 'A lejátszó bezárása' }).click());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('jumps a quarter of a minute and turns to the next speed', () => {
    act(() => commandState({ kind: 'Add', episode }));
    render(<PlayerBar deeds={deeds} />);
    screen.getByRole('button', { name: 'Előre 15 másodpercet' }).click();
    screen.getByRole('button', { name: 'Vissza 15 másodpercet' }).click();
    screen.getByRole('button', { name: 'Sebesség: 1-szoros' }).click();
    expect([deeds.jumpBy.mock.calls, deeds.playAt.mock.calls]).toEqual([[[15], [-15]], [[1.25]]]);
  });
});

describe('the place in an episode', () => {
  it('is stored, except at start and end', () => {
    keepPlace('a', 12.7, 100);
    expect(placeIn('a')).toBe(12);
    keepPlace('a', 99, 100);
    expect(placeIn('a')).toBe(0);
    keepPlace('a', 2, 100);
    expect(placeIn('a')).toBe(0);
  });

  it('is empty when the stored data is invalid', () => {
    for (const kept of ['', '{', '{}', '[1,["a"],["a","b"]]', 'null']) {
      localStorage.setItem('podcast-places', kept);
      expect(placeIn('a')).toBe(0);
    }
  });

  it('is stored only for the last fifty', () => {
    for (let at = 0; at < 60; at += 1) keepPlace(`e${at}`, 10, 100);
    expect([placeIn('e9'), placeIn('e10'), placeIn('e59')]).toEqual([0, 10, 10]);
  });
});

describe('of all that can be heard', () => {
  it('one is heard at a time', () => {
    const [pauseOne, pauseTwo] = [vi.fn(), vi.fn()];
    begins('one', pauseOne);
    begins('two', pauseTwo);
    expect(pauseOne).toHaveBeenCalledTimes(1);
    ends('one');
    begins('one', pauseOne);
    expect(pauseTwo).toHaveBeenCalledTimes(1);
    ends('one');
    begins('two', pauseTwo);
    expect(pauseOne).toHaveBeenCalledTimes(1);
    ends('two');
  });
});
