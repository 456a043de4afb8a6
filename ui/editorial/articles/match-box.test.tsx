// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followedMatch } from '#core/sport/football/match/followed-match.ts';
import type { Match } from '#core/sport/football/match/match.ts';
import type { DatedScore } from '#core/sport/football/score-line.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { frameOf, now } from '../../screens/pages.fixtures.ts';
import { MatchBox } from './match-box.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const underWay = contractFootball.matches.find(({ fixture }) => fixture.status === 'in-progress');

const box: DatedScore = {
  id: underWay!.fixture.id,
  league: 'NB I',
  home: 'Rakpart FC',
  away: 'Zsilip SE',
  timestamp: now - 1500,
  day: '2025-01-12',
  status: 'in-progress',
  score: { home: 0, away: 0 },
};

const withScore = ({ fixture, ...match }: Match, short: string): Match => ({
  ...match,
  fixture: {
    ...fixture,
    short,
    status: short === 'FT' ? 'finished' : 'in-progress',
    score: { home: 1, away: 0 },
    shootOut: null,
  },
});

const telling = (match: Match) => {
  const observedAt = Date.now() / 1000;
  const ask = vi.fn(async (_address: string) =>
    Response.json({ states: [{ since: observedAt, value: followedMatch(match) }], observedAt }),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
};

it('follows the match of its article, and updates the score in place', async () => {
  const ask = telling(withScore(underWay!, '1H'));
  render(<MatchBox match={box} frame={frameOf()} />);
  const line = screen.getByRole('complementary', { name: 'A mérkőzés' });
  expect(line.textContent).toContain('0–0');
  await waitFor(() => expect(line.textContent).toContain('1–0'));
  expect(ask.mock.calls[0]?.[0]).toBe('/api/livescore/football/fixtures/9002?liga=&szezon=&nap=2025-01-12');
});

it('says that the match is over once it is', async () => {
  telling(withScore(underWay!, 'FT'));
  render(<MatchBox match={box} frame={frameOf()} />);
  const line = screen.getByRole('complementary', { name: 'A mérkőzés' });
  await waitFor(() => expect(line.textContent).toContain('Vége'));
  expect(line.textContent).toContain('1–0');
});

it('restores the document title when the result is revealed', () => {
  const frame = frameOf();
  document.title = frame.site.name;
  document.documentElement.dataset.quiet = 'Rakpart–Zsilip 1–0';
  render(<MatchBox match={{ ...box, status: 'finished' }} frame={frame} />);
  fireEvent.click(screen.getByRole('button', { name: 'Eredmény megmutatása' }));
  expect(document.title).toBe('Rakpart–Zsilip 1–0');
  cleanup();
  document.title = document.documentElement.dataset.quiet = frame.site.name;
  document.head.innerHTML += '<meta property="og:title" content="Hídfő–Parti 2–1">';
  render(<MatchBox match={{ ...box, status: 'finished' }} frame={frame} />);
  fireEvent.click(screen.getByRole('button', { name: 'Eredmény megmutatása' }));
  expect(document.title).toBe('Hídfő–Parti 2–1');
});

it('does not poll beside an article about a finished match', async () => {
  const ask = telling(withScore(underWay!, '1H'));
  render(<MatchBox match={{ ...box, id: 9001, status: 'finished' }} frame={frameOf()} />);
  render(<MatchBox match={box} frame={frameOf()} />);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(ask.mock.calls.filter(([address]) => address.includes('/9001'))).toEqual([]);
});
