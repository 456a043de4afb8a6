// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameOf, frontOf } from '../../screens/pages.fixtures.ts';
import type { LiveNow } from '#core/sport/live/live-now.ts';

const live: LiveNow = {
  at: 1_736_614_800,
  clock: '18:00',
  lacking: [],
  lines: [
    {
      kind: 'match',
      id: 1,
      names: ['Hídfő SC', 'Parti TK'],
      score: '0–0',
      phase: '1. félidő 5’',
      about: 'NB I',
      path: '/m1',
    },
    {
      kind: 'race',
      id: 2,
      names: ['Tiszai Nagydíj'],
      score: '33/70. kör',
      phase: 'Verseny',
      about: 'Forma-1',
      path: '/r2',
    },
  ],
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.documentElement.removeAttribute('data-sport');
});

const strip = () => screen.getByRole('complementary', { name: 'Most zajlik' });

const shown = async (told: object, sport = '') => {
  document.documentElement.dataset['sport'] = sport;
  const ask = vi.fn(async () => Response.json(told));
  vi.stubGlobal('fetch', ask);
  const { LiveStrip } = await import('./live-strip.tsx');
  render(<LiveStrip live={live} />);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(20_000);
  return ask;
};

it('is on the front only while something runs', async () => {
  const { FrontPage } = await import('../../editorial/fronts/front-page.tsx');
  const htmlOf = (now: LiveNow | null) =>
    renderToString(<FrontPage content={frontOf({ live: now })} frame={frameOf()} />);
  expect([null, { ...live, lines: [] }, live].map((now) => htmlOf(now).includes('live-strip'))).toEqual([
    false,
    false,
    true,
  ]);
});

it('updates scores, phases and the time in place, and says what is over', async () => {
  const ask = await shown({
    at: live.at + 20,
    clock: '18:01',
    lacking: [],
    lines: { 'match-1': { score: '1–0', phase: '1. félidő 6’' } },
  });
  await waitFor(() => expect(strip().textContent).toContain('Hídfő SC 1–0 Parti TK'));
  expect(strip().textContent).toContain('NB I · 1. félidő 6’');
  expect(strip().textContent).toContain('Forma-1 · véget ért');
  expect(strip().textContent).toContain('18:01');
  expect(ask).toHaveBeenCalledWith('/api/livescore/now', expect.anything());
});

it('does not call over what could not be loaded', async () => {
  await shown({
    at: live.at,
    clock: '18:01',
    lacking: ['race'],
    lines: { 'match-1': { score: '1–0', phase: 'félidő' } },
  });
  await waitFor(() => expect(strip().textContent).toContain('félidő'));
  expect(strip().textContent).toContain('33/70. kör');
  expect(strip().textContent).not.toContain('véget ért');
});

it.each(['30 late', 'hide'])('asks for nothing where a reader chose %s', async (sport) => {
  const ask = await shown({}, sport);
  expect(ask).not.toHaveBeenCalled();
});
