import * as React from 'react';
import { beyond } from './attributes.ts';

type Context = React.Context<unknown>;

/** What components that are being drawn are told. */
export interface Surroundings {
  readonly valueOf: (context: Context) => unknown;
}

const setDuringDrawing = (): never => beyond('a state that is set while it is drawn');
const nothing = (): void => undefined;
const first = (initial: unknown): unknown => (typeof initial === 'function' ? (initial as () => unknown)() : initial);

/** Hooks as a server knows them: first values, no effects. One that is missing ends the drawing. */
const hooksOf = ({ valueOf }: Surroundings) => ({
  useState: (initial: unknown) => [first(initial), setDuringDrawing],
  useReducer: (_: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [
    init === undefined ? initial : init(initial),
    setDuringDrawing,
  ],
  useMemo: (create: () => unknown) => create(),
  useCallback: (callback: unknown) => callback,
  useRef: (initial: unknown) => ({ current: initial }),
  useContext: valueOf,
  useSyncExternalStore: (_: unknown, __: unknown, ofServer?: () => unknown) =>
    ofServer === undefined ? beyond('a store without a state of the server') : ofServer(),
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, setDuringDrawing],
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
});

/**
 * Where React looks for the hooks of whoever draws. There is no other way to call a component that uses them, so this
 * is done with the version it was read in alone (docs/decisions/2026-11-24-drawn-without-react.md).
 */
const place = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** The version of React whose markup is drawn here; of any other React itself draws everything. */
export const knowsReact = React.version === '19.3.1' && place !== undefined;

/** A value outside of every provider. */
export const defaultOf = (context: Context): unknown =>
  (context as unknown as { readonly _currentValue2: unknown })._currentValue2;

/** Runs what calls components. */
export const withHooks = <T>(surroundings: Surroundings, work: () => T): T => {
  if (place === undefined) return beyond('hooks');
  const before = place.H;
  place.H = hooksOf(surroundings);
  try {
    return work();
  } finally {
    place.H = before;
  }
};
