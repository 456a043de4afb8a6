import { currentRequest, inSpan, noteTiming, type Timing } from '#adapters/telemetry/current-request.ts';

/** Runs a step of making a page: a span, and a timing for staff. `now` is in milliseconds. */
export const timed = <T>(what: 'load' | 'render', now: () => number, work: () => T): T => {
  const begun = now();
  const end = (): void => noteTiming(what, now() - begun);
  const result = inSpan(what, {}, work);
  if (result instanceof Promise) result.then(end, end);
  else end();
  return result;
};

/** Only for signed-in staff: times can reveal private data. */
export const collectTimings = (): void => {
  const request = currentRequest();
  if (request) request.timings = new Map();
};

const entry = ([what, { ms, times }]: readonly [string, Timing]): string =>
  `${what};dur=${ms.toFixed(1)}${times > 1 ? `;desc="${times} times"` : ''}`;

/** Steps that ran at the same time are added. */
export const serverTimingHead = (): readonly string[] => {
  const timings = [...(currentRequest()?.timings ?? [])];
  return timings.length === 0 ? [] : ['server-timing', timings.map(entry).join(', ')];
};
