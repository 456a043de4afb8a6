import { errAsync, okAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import { latestState, type LiveHistory, noteState } from '#core/polling/live-history.ts';
import type { LiveKind } from './live-kind.ts';

export interface Told {
  readonly score: number;
  readonly over: boolean;
  readonly past: string | null;
}

export const someKind = () => {
  const state = {
    now: 1000,
    asked: 0,
    value: { score: 0, over: false, past: 'x' } as Told,
    failure: null as Failure['kind'] | null,
  };
  let known: LiveHistory<Told> | null = null;
  const kind: LiveKind<Told> = {
    load: () => {
      state.asked += 1;
      if (state.failure !== null) return errAsync({ kind: state.failure, upstream: 'test' });
      known = noteState(known, { value: state.value, observedAt: state.now });
      return okAsync(known);
    },
    inBrief: (value) => ({ ...value, past: null }),
    join: (before, told) => {
      const news = told.states.filter(({ since }) => since > latestState(before).since);
      const joined = news.reduce(
        (history, { since, value }) => noteState(history, { value, observedAt: since }),
        before,
      );
      return { ...joined, observedAt: Math.max(before.observedAt, told.observedAt) };
    },
    isOver: (history) => latestState(history).value.over,
  };
  return { state, kind };
};
