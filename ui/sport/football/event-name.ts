import type { MatchEvent } from '#core/sport/football/match/match-event.ts';

/** Identifies an event across updates; a cancelled goal keeps its name. */
export const eventName = ({ kind, elapsed, extra, teamId, player }: MatchEvent): string =>
  `${kind} ${elapsed} ${extra} ${teamId} ${player}`;
