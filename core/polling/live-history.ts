/** Seconds by which a reader can hold back what happens (for those who watch a late broadcast), at most. */
export const longestDelay = 90;

/** A state of something live, and since when it has been known: unix seconds. */
export interface LiveState<T> {
  readonly since: number;
  readonly value: T;
}

/** What has been seen of something live in the last 90 seconds. Times are unix seconds. */
export interface LiveHistory<T> {
  /** The oldest first; never empty: what held 90 seconds ago is among them, if it was known then. */
  readonly states: readonly [LiveState<T>, ...LiveState<T>[]];
  /** When upstream last said so, changed or not. */
  readonly observedAt: number;
}

export const latestState = <T>({ states: [first, ...others] }: LiveHistory<T>): LiveState<T> => others.at(-1) ?? first;

/** Without the states that even the longest delay has passed. */
const recent = <T>(history: LiveHistory<T>, now: number): LiveHistory<T> => {
  const [first, ...others] = history.states;
  const next = others[0];
  return next === undefined || next.since > now - longestDelay
    ? { ...history, states: [first, ...others] }
    : recent({ ...history, states: [next, ...others.slice(1)] }, now);
};

/**
 * The history once something was observed: a new state where it differs from the last, otherwise nothing but a later
 * word of upstream. An observation from before the last one changes nothing.
 */
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

/** What a reader who holds everything back by so many seconds may see; null while all that is known is younger. */
export const heldBack = <T>({ states }: LiveHistory<T>, now: number, delay: number): LiveState<T> | null =>
  states.findLast(({ since }) => since <= now - delay) ?? null;

/** When the next state comes into such a reader's sight; null when the last one has. */
export const nextInSight = <T>({ states }: LiveHistory<T>, now: number, delay: number): number | null => {
  const next = states.find(({ since }) => since > now - delay);
  return next === undefined ? null : next.since + delay;
};
