import type { LiveScoreService } from '#adapters/live-score-api/create-live-score-api.ts';

type Settings = {
  readonly LIVE_SCORE_API_URL: string | undefined;
  readonly LIVE_SCORE_API_KEY: string | undefined;
  readonly LIVE_SCORE_CALLS_PER_MINUTE: number;
  readonly LIVE_SCORE_IMAGE_ORIGINS: readonly string[];
};

const withKey = (key: string | undefined): LiveScoreService['headers'] =>
  key === undefined ? {} : { 'x-apisports-key': key };

/**
 * The service of `LIVE_SCORE_API_URL`, or the embedded one with the main API's secret. Only an external service
 * receives the API key.
 */
export const liveScoreServiceOf = (
  environment: Settings,
  mainApi: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
): LiveScoreService => ({
  ...(environment.LIVE_SCORE_API_URL === undefined
    ? { url: mainApi.url, headers: mainApi.headers }
    : { url: environment.LIVE_SCORE_API_URL, headers: withKey(environment.LIVE_SCORE_API_KEY) }),
  imageOrigins: environment.LIVE_SCORE_IMAGE_ORIGINS,
  callsPerMinute: environment.LIVE_SCORE_CALLS_PER_MINUTE,
});
