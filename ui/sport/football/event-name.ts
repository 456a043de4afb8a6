import type { MatchEvent } from '#core/sport/football/match/match-event.ts';

/** What tells an event from others while a match is followed; a goal that is taken back stays the same. */
export const eventName = ({ kind, elapsed, extra, teamId, player }: MatchEvent): string =>
  `${kind} ${elapsed} ${extra} ${teamId} ${player}`;
