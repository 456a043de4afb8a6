import { createCallBudget } from '#adapters/http/call-budget.ts';
import { callUpstream, type UpstreamSettings } from '#adapters/http/call-upstream.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { LiveScores } from '#core/ports/sport/live-scores.ts';
import type { Races } from '#core/ports/sport/races.ts';
import { liveScoreUpstream } from './ask-live-scores.ts';
import { createLastKnown } from './last-known.ts';
import { createLiveScores } from './create-live-scores.ts';
import { loadingNamed } from './load-named-picture.ts';
import { createLoadPicture, type LoadPicture } from './load-picture.ts';
import { createNamedIds, type NamedIds } from './named-ids.ts';
import { createPicturePaths, type PicturePaths } from './picture-path.ts';
import { createRaces } from './create-races.ts';
import { reportingPictureFaults } from './report-picture-faults.ts';

export interface LiveScoreService {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly imageOrigins: readonly string[];
  readonly callsPerMinute: number;
}

export interface LiveScoreApi {
  readonly scores: LiveScores;
  readonly races: Races;
  readonly namedFixtures: NamedIds;
  readonly pictures: PicturePaths;
  readonly loadPicture: LoadPicture;
}

type Surroundings = { readonly clock: Clock } & Pick<
  UpstreamSettings,
  'time' | 'limits' | 'onFailure' | 'onDropped' | 'onCall' | 'onPolicy'
> &
  Partial<Pick<CallWatch, 'onFile' | 'onRepeated' | 'onEmptied'>>;

/** Football and Formula 1 share one call budget and one cache (docs/upstreams/live-score-api.md). */
export const createLiveScoreApi = (
  { url, headers, imageOrigins, callsPerMinute }: LiveScoreService,
  { clock, onFile = () => undefined, onRepeated, onEmptied, ...settings }: Surroundings,
): LiveScoreApi => {
  const pictures = createPicturePaths(imageOrigins);
  const { pictureOf, loadPicture } = loadingNamed(pictures, createLoadPicture({ url, headers }, settings.time), clock);
  const namedFixtures = createNamedIds();
  const needs = {
    http: callUpstream({
      ...settings,
      baseUrl: url,
      name: liveScoreUpstream,
      headers,
      budget: createCallBudget(callsPerMinute, clock),
    }),
    lastKnown: createLastKnown({
      clock,
      time: settings.time,
      onRepeated,
      onEmptied: (what) => onEmptied?.(what, liveScoreUpstream),
    }),
    pictureOf,
  };
  return {
    scores: createLiveScores({ ...needs, fixtures: namedFixtures }),
    races: createRaces(needs),
    namedFixtures,
    pictures,
    loadPicture: reportingPictureFaults(loadPicture, onFile, settings.time),
  };
};
