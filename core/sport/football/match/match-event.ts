import type { MatchMinute } from './timeline.ts';

/** Spec §3.9. A substitution's `player` goes off and its `assist` comes on. */
export interface EventReport extends MatchMinute {
  readonly type: string | null;
  readonly detail: string | null;
  readonly comments: string | null;
  /** For an own goal, the team that gets the goal. */
  readonly teamId: number | null;
  readonly player: string | null;
  readonly assist: string | null;
}

export type Happening =
  | {
      readonly kind: 'goal';
      readonly how: 'normal' | 'own' | 'penalty';
      readonly assist: string | null;
      readonly cancelled: boolean;
    }
  | { readonly kind: 'missed-penalty' }
  | { readonly kind: 'card'; readonly colour: 'yellow' | 'second-yellow' | 'red' }
  | { readonly kind: 'substitution'; readonly on: string | null }
  | { readonly kind: 'review'; readonly cancelsGoal: boolean; readonly detail: string | null }
  | { readonly kind: 'shoot-out'; readonly scored: boolean }
  | { readonly kind: 'other'; readonly detail: string | null };

export type MatchEvent = MatchMinute & { readonly teamId: number | null; readonly player: string | null } & Happening;

const has = (text: string | null, words: RegExp): boolean => text !== null && words.test(text);

const goal = ({ detail, comments, assist }: EventReport): Happening => {
  const missed = has(detail, /missed/i);
  if (has(comments, /shootout/i)) return { kind: 'shoot-out', scored: !missed };
  if (missed) return { kind: 'missed-penalty' };
  return {
    kind: 'goal',
    how: has(detail, /own/i) ? 'own' : has(detail, /penalty/i) ? 'penalty' : 'normal',
    assist,
    cancelled: false,
  };
};

const card = ({ detail }: EventReport): Happening => ({
  kind: 'card',
  colour: has(detail, /second/i) ? 'second-yellow' : has(detail, /red/i) ? 'red' : 'yellow',
});

const happening = (report: EventReport): Happening => {
  const { detail, assist } = report;
  switch (report.type?.toLowerCase()) {
    case 'goal':
      return goal(report);
    case 'card':
      return card(report);
    case 'subst':
      return { kind: 'substitution', on: assist };
    case 'var':
      return { kind: 'review', cancelsGoal: has(detail, /goal (cancelled|disallowed)/i), detail };
    default:
      return { kind: 'other', detail };
  }
};

/** Upstream also lists shoot-out kicks and missed penalties as goals; they must not count. */
export const matchEvent = (report: EventReport): MatchEvent => {
  const { elapsed, extra, teamId, player } = report;
  return { elapsed, extra, teamId, player, ...happening(report) };
};
