import type { Limits } from '#adapters/http/limits.ts';
import type { Clock } from '#core/ports/clock.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createLiveScoreApi, type LiveScoreApi } from './create-live-score-api.ts';

interface Surroundings {
  readonly limits?: Limits;
  readonly clock?: Clock;
  readonly callsPerMinute?: number;
  readonly onEmptied?: (call: string) => void;
}

export const liveScoresAt = (
  url: string,
  { limits, clock = { now: () => 1_760_000_000 }, callsPerMinute = 10_000, onEmptied }: Surroundings = {},
): LiveScoreApi =>
  createLiveScoreApi(
    { url, headers: {}, imageOrigins: ['https://logos.example'], callsPerMinute },
    {
      clock,
      time: { ...systemTime, monotonic: () => clock.now() * 1_000 },
      ...(limits === undefined ? {} : { limits }),
      ...(onEmptied === undefined ? {} : { onEmptied }),
    },
  );
