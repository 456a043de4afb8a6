import type { LiveScoreService } from '#adapters/live-score-api/create-live-score-api.ts';
import type { Environment } from './environment.ts';
import type { MainApi } from './upstreams.ts';

type Settings = Pick<
  Environment,
  'LIVE_SCORE_API_URL' | 'LIVE_SCORE_API_KEY' | 'LIVE_SCORE_CALLS_PER_MINUTE' | 'LIVE_SCORE_IMAGE_ORIGINS'
>;

const withKey = (key: string | undefined): LiveScoreService['headers'] =>
  key === undefined ? {} : { 'x-apisports-key': key };

/**
 * The service of live scores that `LIVE_SCORE_API_URL` names; without it the embedded one, at the main API's own
 * address and with its secret. A key is for the named one alone.
 */
export const liveScoreServiceOf = (
  environment: Settings,
  mainApi: Pick<MainApi, 'url' | 'headers'>,
): LiveScoreService => ({
  ...(environment.LIVE_SCORE_API_URL === undefined
    ? { url: mainApi.url, headers: mainApi.headers }
    : { url: environment.LIVE_SCORE_API_URL, headers: withKey(environment.LIVE_SCORE_API_KEY) }),
  imageOrigins: environment.LIVE_SCORE_IMAGE_ORIGINS,
  callsPerMinute: environment.LIVE_SCORE_CALLS_PER_MINUTE,
});
