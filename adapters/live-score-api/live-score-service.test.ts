import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#config/settings/environment.ts';
import { liveScoreServiceOf } from './live-score-service.ts';
import { redact } from '#config/settings/settings-in-force.ts';

const embedded = { url: 'http://127.0.0.1:4000', headers: { 'origin-secret': 'a-secret' } };
const serviceOf = (env: Readonly<Record<string, string>>) => {
  const reading = readEnvironment(env);
  if (!reading.ok) throw new Error(reading.errors.join());
  return liveScoreServiceOf(reading.environment, embedded);
};

describe('the live-score service', () => {
  it('is the embedded one unless another is named; a key is not for it', () => {
    expect(serviceOf({ LIVE_SCORE_API_KEY: 'key' })).toEqual({ ...embedded, imageOrigins: [], callsPerMinute: 300 });
  });

  it('is the one that is named, with its key and without the secret of the main API', () => {
    const service = serviceOf({
      LIVE_SCORE_API_URL: 'https://scores.example/',
      LIVE_SCORE_API_KEY: 'key',
      LIVE_SCORE_CALLS_PER_MINUTE: '10',
      LIVE_SCORE_IMAGE_ORIGINS: 'https://media.example/logos, http://127.0.0.1:9000',
    });
    expect(service).toEqual({
      url: 'https://scores.example',
      headers: { 'x-apisports-key': 'key' },
      imageOrigins: ['https://media.example', 'http://127.0.0.1:9000'],
      callsPerMinute: 10,
    });
  });

  it('has a key that no header can be broken with, and that is not shown', () => {
    for (const bad of ['a b', 'a\nb', 'á']) expect(readEnvironment({ LIVE_SCORE_API_KEY: bad }).ok).toBe(false);
    expect(redact('LIVE_SCORE_API_KEY', 'key')).not.toContain('key');
  });
});
