import { goalTakenBack } from '#core/sport/football/hu.ts';
import type { MatchEvent } from '#core/sport/football/match/match-event.ts';
import type { Sides } from '#core/sport/football/sides.ts';
import { footballMessages } from './football.ts';

type Teams = Sides<{ readonly id: number | null; readonly name: string | null }>;

export const nameOfEvent = (event: MatchEvent): string => {
  switch (event.kind) {
    case 'goal':
      return event.cancelled ? goalTakenBack : footballMessages.goals[event.how];
    case 'missed-penalty':
      return footballMessages.missedPenalty;
    case 'card':
      return footballMessages.cards[event.colour];
    case 'substitution':
      return footballMessages.substitution;
    case 'review':
      return footballMessages.review;
    case 'shoot-out':
      return event.scored ? footballMessages.scored : footballMessages.missed;
    case 'other':
      return footballMessages.other;
  }
};

export const whoOfEvent = (event: MatchEvent): string => {
  if (event.kind === 'substitution') return footballMessages.inFor(event.on, event.player);
  const assist = event.kind === 'goal' && event.assist !== null ? ` (${footballMessages.assist(event.assist)})` : '';
  return event.player === null ? '' : `${event.player}${assist}`;
};

/** `45+2’`; empty when unknown. Upstream sends minutes for shoot-out kicks, which have none. */
export const minuteOfEvent = ({ kind, elapsed, extra }: MatchEvent): string =>
  elapsed === null || kind === 'shoot-out' ? '' : footballMessages.shortMinute(elapsed, extra);

export const teamOfEvent = (event: MatchEvent, team: string): string =>
  event.kind === 'goal' && event.how === 'own' ? footballMessages.inFavour(team) : team;

/** `12’ Gól: Bihari Olivér, Hídfő SC`; `12’ Öngól: Domján Máté, Hídfő SC javára` */
export const speakMatchEvent = (event: MatchEvent, { home, away }: Teams): string => {
  const team = event.teamId === null ? null : [home, away].find(({ id }) => id === event.teamId);
  const who = [whoOfEvent(event), team?.name && teamOfEvent(event, team.name)].filter(Boolean).join(', ');
  const kick = event.kind === 'shoot-out' ? footballMessages.kick : '';
  return [minuteOfEvent(event), kick, who === '' ? nameOfEvent(event) : `${nameOfEvent(event)}: ${who}`]
    .filter((part) => part !== '')
    .join(' ');
};
