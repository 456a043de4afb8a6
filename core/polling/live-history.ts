/** Max seconds of delay a reader can choose, to avoid spoilers on a late broadcast. */
export const maxDelay = 90;

export interface LiveState<T> {
  readonly since: number;
  readonly value: T;
}

/** States of the last 90 seconds. Times are unix seconds. */
export interface LiveHistory<T> {
  /** Oldest first. Includes the state that was current 90 seconds ago, if known. */
  readonly states: readonly [LiveState<T>, ...LiveState<T>[]];
  readonly observedAt: number;
}

export const latestState = <T>({ states: [first, ...others] }: LiveHistory<T>): LiveState<T> => others.at(-1) ?? first;

const recent = <T>(history: LiveHistory<T>, now: number): LiveHistory<T> => {
  const [first, ...others] = history.states;
  const next = others[0];
  return next === undefined || next.since > now - maxDelay
    ? { ...history, states: [first, ...others] }
    : recent({ ...history, states: [next, ...others.slice(1)] }, now);
};

export const noteState = <T>(
  known: LiveHistory<T> | null,
  { value, observedAt }: { readonly value: T; readonly observedAt: number },
): LiveHistory<T> => {
  if (known === null) return { states: [{ since: observedAt, value }], observedAt };
  if (observedAt < known.observedAt) return known;
  const isNews = JSON.stringify(latestState(known).value) !== JSON.stringify(value);
  const states: LiveHistory<T>['states'] = isNews ? [...known.states, { since: observedAt, value }] : known.states;
  return recent({ states, observedAt }, observedAt);
};

export const heldBack = <T>({ states }: LiveHistory<T>, now: number, delay: number): LiveState<T> | null =>
  states.findLast(({ since }) => since <= now - delay) ?? null;

export const nextInSight = <T>({ states }: LiveHistory<T>, now: number, delay: number): number | null => {
  const next = states.find(({ since }) => since > now - delay);
  return next === undefined ? null : next.since + delay;
};
