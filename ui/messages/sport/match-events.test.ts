import { expect, it } from 'vitest';
import { matchEvent } from '#core/sport/football/match/match-event.ts';
import { someEvent } from '#core/sport/football/match/some-match.fake.ts';
import { speakMatchEvent } from './match-events.ts';

const teams = { home: { id: 11, name: 'Hídfő SC' }, away: { id: 12, name: 'Parti TK' } };
const spoken = (detail: string): string => speakMatchEvent(matchEvent(someEvent(12, { detail })), teams);

it('shows an own goal for the team that it counts for', () => {
  expect(spoken('Normal Goal')).toBe('12’ Gól: Bihari Olivér, Hídfő SC');
  expect(spoken('Own Goal')).toBe('12’ Öngól: Bihari Olivér, Hídfő SC javára');
});
