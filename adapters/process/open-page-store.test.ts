import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#config/settings/environment.ts';
import { sitesOf } from '#config/wiring/installation.ts';
import { pageVersion } from './open-page-store.ts';

const versionWith = (env: Readonly<Record<string, string>>): string => {
  const reading = readEnvironment({
    PUBLIC_ORIGIN: 'https://lap.example',
    SISTER_PUBLIC_ORIGIN: 'https://s.example',
    ...env,
  });
  if (!reading.ok) throw new Error(reading.errors.join());
  return pageVersion('0123456789ab', sitesOf(reading.environment), reading.environment);
};

describe('the version that pages are stored under', () => {
  it.each<Record<string, string>>([
    { PUBLIC_ORIGIN: 'https://uj.example' },
    { SISTER_PUBLIC_ORIGIN: 'https://uj.example' },
    { SISTER_DOMAIN: 'uj.example' },
    { SHOP_URL: 'https://bolt.example' },
    { VERIFICATION_CODE: 'abc' },
    { CONSENT_SCRIPT_PATH: '/cmp.js' },
    { ASSET_ORIGINS: 'https://assets.example' },
    { LIVE_SCORE_IMAGE_ORIGINS: 'https://media.example' },
    { EDGE_TAGS: 'xkey' },
    { SOCIAL_SCRIPT_URL: 'https://social.example/sdk.js' },
    { AD_NETWORK_CODE: '1', AD_SCRIPT_URL: 'https://ads.example/a.js' },
  ])('is another one with %j, which stands on pages or in what they are sent with', (env) => {
    expect(versionWith(env)).toMatch(/^0123456789ab-[0-9a-f]{12}$/);
    expect(versionWith(env)).not.toBe(versionWith({}));
  });

  it.each<Record<string, string>>([
    { PORT: '4000' },
    { LOG_LEVEL: 'error' },
    { MAIN_API_URL: 'https://api.example' },
    { ORIGIN_SECRET: 'x'.repeat(24) },
    { PAGES_DISK_MB: '5' },
    { PUBLIC_ORIGIN: 'https://lap.example/' },
  ])('is the same with %j', (env) => expect(versionWith(env)).toBe(versionWith({})));
});
