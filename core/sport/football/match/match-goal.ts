import { ascending } from '../ascending.ts';
import type { MatchEvent } from './match-event.ts';

export type Goal = Extract<MatchEvent, { readonly kind: 'goal' }>;

export const isGoal = (event: MatchEvent): event is Goal => event.kind === 'goal';

const lastWord = (name: string): string | undefined => name.trim().toLowerCase().split(/\s+/).at(-1);

export const mayBeSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null || lastWord(one) === lastWord(other);

export const inOrderOfPlay = (one: MatchEvent, other: MatchEvent): number =>
  ascending(one.elapsed, other.elapsed) || ascending(one.extra ?? 0, other.extra ?? 0);
