import type { FollowedMatch } from './followed-match.ts';
import { isGoal } from './match-goal.ts';
import type { Fixture } from '../fixture.ts';
import type { Score, Sides } from '../sides.ts';

export type MatchNews =
  | {
      readonly kind: 'goal';
      readonly side: keyof Sides<unknown>;
      readonly player: string | null;
      readonly own?: true;
    }
  | { readonly kind: 'goal-taken-back'; readonly side: keyof Sides<unknown> }
  | { readonly kind: 'red-card'; readonly side: keyof Sides<unknown> | null; readonly player: string | null }
  | { readonly kind: 'status'; readonly short: string | null };

const none: Score = { home: null, away: null };
const scoreOf = (fixture: Fixture): Score => (fixture.status === 'not-started' ? none : (fixture.score ?? none));

/** A larger jump in the score is an upstream error or its correction. */
const maxAtOnce = 5;

type Side = keyof Sides<unknown>;
const sides: readonly Side[] = ['home', 'away'];

const goalsOf = ({ fixture, course }: FollowedMatch, side: Side) =>
  course.events.filter(isGoal).filter(({ teamId, cancelled }) => !cancelled && teamId === fixture.teams[side].id);

/** Derived from the score: the goal event with the scorer may arrive later or never. */
const goalNews = (before: FollowedMatch, now: FollowedMatch): readonly MatchNews[] =>
  sides.flatMap((side): readonly MatchNews[] => {
    const more = (scoreOf(now.fixture)[side] ?? 0) - (scoreOf(before.fixture)[side] ?? 0);
    if (scoreOf(now.fixture)[side] === null || more === 0) return [];
    if (more < 0) return [{ kind: 'goal-taken-back', side }];
    const scorers = goalsOf(now, side).slice(goalsOf(before, side).length);
    return Array.from({ length: Math.min(more, maxAtOnce) }, (_, at) => ({
      kind: 'goal',
      side,
      player: scorers[at]?.player ?? null,
      ...(scorers[at]?.how === 'own' && { own: true as const }),
    }));
  });

const redCards = ({ course }: FollowedMatch) =>
  course.events.filter((event) => event.kind === 'card' && event.colour !== 'yellow');

const cardNews = (before: FollowedMatch, now: FollowedMatch): readonly MatchNews[] =>
  redCards(now)
    .slice(redCards(before).length)
    .map(({ teamId, player }) => ({
      kind: 'red-card',
      side: sides.find((side) => teamId !== null && now.fixture.teams[side].id === teamId) ?? null,
      player,
    }));

export const matchNews = (before: FollowedMatch, now: FollowedMatch): readonly MatchNews[] => [
  ...goalNews(before, now),
  ...cardNews(before, now),
  ...(before.fixture.short === now.fixture.short ? [] : [{ kind: 'status', short: now.fixture.short } as const]),
];
