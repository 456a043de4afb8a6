import { describe, expect, it } from 'vitest';
import type { Page } from '#core/pages/page.ts';
import { readEnvironment } from './environment.ts';
import { sitesOf } from '../wiring/installation.ts';
import { mayShowVideo, scriptOriginsOf, thirdPartiesOnPages } from './third-parties.ts';

const configured = {
  AD_NETWORK_CODE: '4711',
  AD_SCRIPT_URL: 'https://ads.example/gpt.js',
  CAMPAIGN_SCRIPT_URL: 'https://ads.example/c.js',
  SISTER_CONSENT_SCRIPT_PATH: '/hozzajarulas/cmp.js',
};

const installation = (variables: Readonly<Record<string, string>>) => {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const sites = sitesOf(reading.environment);
  const on = thirdPartiesOnPages(reading.environment, sites);
  const pageOf = (route: string, role = 'main', preview = false): Page =>
    ({
      route: { name: route, params: {} },
      frame: { site: sites.find((site) => site.role === role), preview },
    }) as unknown as Page;
  return { on, pageOf, origins: scriptOriginsOf(reading.environment) };
};

describe('third-party content after consent', () => {
  it('is empty when not configured', () => {
    const { on, pageOf, origins } = installation({});
    expect([on(pageOf('index'), true), origins]).toEqual([undefined, []]);
  });

  it('is the configuration by site, each with its kind of consent', () => {
    const { on, pageOf, origins } = installation(configured);
    expect(origins).toEqual(['https://ads.example']);
    expect(on(pageOf('index'), true)).toMatchObject({ ads: { network: '4711' }, consentScript: '' });
    expect(on(pageOf('index', 'g7'), true)).toMatchObject({ site: 'g7' });
    expect(on(pageOf('index', 'sister'), true)).toMatchObject({ consentScript: '/hozzajarulas/cmp.js' });
  });

  it('is never anything where people sign in, in a preview, and on a page made for one reader', () => {
    const { on, pageOf } = installation(configured);
    expect([
      on(pageOf('support'), true),
      on(pageOf('live-login'), true),
      on(pageOf('index', 'main', true), true),
      on(pageOf('single_article'), false),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a video of its site', () => {
  it('may play beside a page, but never on sign-in, preview or personal pages', () => {
    const { pageOf } = installation({});
    expect([
      mayShowVideo(pageOf('index'), true),
      mayShowVideo(pageOf('support'), true),
      mayShowVideo(pageOf('live-login'), true),
      mayShowVideo(pageOf('index', 'main', true), true),
      mayShowVideo(pageOf('single_article'), false),
    ]).toEqual([true, false, false, false, false]);
  });
});
