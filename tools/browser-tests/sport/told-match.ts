import type { Page } from '@playwright/test';
import { type FollowedMatch, followedMatch, joinedMatch } from '#core/sport/football/match/followed-match.ts';
import { type FixtureFacts, fixtureOf } from '#core/sport/football/fixture.ts';
import type { EventReport } from '#core/sport/football/match/match-event.ts';
import { latestState, type LiveHistory, noteState } from '#core/polling/live-history.ts';

type Event = Partial<EventReport> & { readonly side?: 'home' | 'away' };

export interface Told {
  readonly facts: FixtureFacts;
  /** Unix seconds. */
  readonly at: number;
  readonly short: string;
  readonly minute: number | null;
  readonly score: readonly [number, number] | null;
  readonly shootOut: readonly [number, number] | null;
  readonly events: readonly Event[];
}

export const goal = (elapsed: number, more: Event = {}): Event => ({ elapsed, ...more });

const eventOf = ({ facts: { teams } }: Told, { side = 'home', ...event }: Event): EventReport => ({
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  teamId: teams[side].id,
  player: 'Próba Péter',
  assist: null,
  elapsed: null,
  extra: null,
  ...event,
});

const pair = (told: readonly [number, number] | null) => ({ home: told?.[0] ?? null, away: told?.[1] ?? null });

const matchOf = (told: Told): FollowedMatch =>
  followedMatch({
    fixture: fixtureOf(
      {
        ...told.facts,
        short: told.short,
        minute: told.minute === null ? null : { elapsed: told.minute, extra: null },
      },
      pair(told.score),
      pair(told.shootOut),
    ),
    events: told.events.map((event) => eventOf(told, event)),
    squads: { home: null, away: null },
    statistics: { home: [], away: [] },
    prediction: null,
    headToHead: [],
  });

export type Served = LiveHistory<FollowedMatch>;

/** As our server builds it: the states of the last 90 seconds. */
export const historyOf = (served: Served, all: readonly Told[], observedAt: number): Served => ({
  ...all.reduce<Served>(
    (known, told) =>
      noteState(known, { value: joinedMatch(latestState(known).value, matchOf(told)), observedAt: told.at }),
    served,
  ),
  observedAt,
});

export const servedMatch = async (
  page: Page,
  address: string,
): Promise<{ readonly served: Served; readonly first: Told }> => {
  const { pathname, search } = new URL(address);
  const { page: opened } = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `${pathname}/_payload.json${search}`,
  )) as { readonly page: { readonly content: { readonly shown: { readonly history: Served } } } };
  const { history: served } = opened.content.shown;
  const { fixture: facts } = latestState(served).value;
  const at = Math.round(served.observedAt);
  return { served, first: { facts, at, short: 'NS', minute: null, score: null, shootOut: null, events: [] } };
};
