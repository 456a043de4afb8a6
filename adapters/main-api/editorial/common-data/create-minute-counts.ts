import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { MinutesCounts } from '#core/editorial/common-data/minutes-counter.ts';
import type { MinuteCounts } from '#core/ports/minute-counts.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { minutesCount } from '../../wire/lenient.wire.ts';

const countsWire: z.ZodType<MinutesCounts> = z.object({ recurring: minutesCount, onetime: minutesCount });

/** The minutes counter of the main API (spec §3.11, §7.1). */
export const createMinuteCounts = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader'>): MinuteCounts => {
  const ask = askMainApi(http, needs);
  const options = { deadline: 'secondary', schema: countsWire } as const;
  return {
    since: (site, from) => ask(site, ['api', 'counter'], { from }, options),
    ofDay: (site, day) => ask(site, ['api', 'minutes'], { day }, options),
  };
};
