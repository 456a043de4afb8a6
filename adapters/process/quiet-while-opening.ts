import type { Log } from '#adapters/telemetry/log.ts';

/** A database that opens for the first time answers nothing yet: these events would only repeat that. */
const expected = new Set(['upstream-failed', 'upstream-late']);

export const quietWhileOpening = (log: Log, isOpening: () => boolean): Log => ({
  ...log,
  fold: (line) => {
    if (!expected.has(line.event) || !isOpening()) log.fold(line);
  },
});
