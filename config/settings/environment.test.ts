import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scrub } from '#adapters/telemetry/scrub.ts';
import { knownVariables, readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    const reading = readEnvironment({});
    expect(reading).toMatchObject({ ok: true, environment: { PORT: 3000, DATA_DIR: '.data' } });
  });

  it('has a row for every variable in its page', () => {
    const page = readFileSync('docs/settings.md', 'utf8');
    expect(Object.keys(knownVariables).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every wrong variable at once, each with an example', () => {
    const reading = readEnvironment({
      PORT: 'háromezer',
      DATABASE_URL: 'mysql://x',
      REDIS_URL: 'nope',
      MAIN_API_URL: 'ftp://x',
      SERVICE_WORKER: 'talán',
      LOG_LEVEL: 'loud',
    });
    if (reading.ok) throw new Error('expected errors');
    expect(reading.errors.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'MAIN_API_URL',
      'SERVICE_WORKER',
      'LOG_LEVEL',
    ]);
    for (const line of reading.errors) expect(line).toMatch(/^[A-Z_]+ is wrong: .+ \(example: .+\)$/);
  });

  it('explains the valid numbers and URLs, each once', () => {
    const reading = readEnvironment({ PORT: 'abc', PAGES_DISK_MB: '0.5', DATABASE_URL: 'mysql://x', SHOP_URL: 'bolt' });
    expect(reading.ok ? [] : reading.errors.map((line) => line.replace(/ \(example.*/, ''))).toEqual([
      'PORT is wrong: must be a whole number from 0 to 65535',
      'DATABASE_URL is wrong: must be a URL that begins with postgres:// or postgresql://',
      'SHOP_URL is wrong: must be a URL that begins with https://',
      'PAGES_DISK_MB is wrong: must be a whole number from 1 to 1000000',
    ]);
  });

  it('lets caches hold pages longer only if they are purged, by tags', () => {
    const faultsOf = (env: Readonly<Record<string, string>>) => {
      const reading = readEnvironment(env);
      return reading.ok ? [] : reading.errors;
    };
    const varnish = { EDGE_VARNISH_URLS: 'http://10.0.0.7:6081', EDGE_VARNISH_TOKEN: 'x'.repeat(24) };
    expect(faultsOf({ ...varnish, EDGE_TAGS: 'xkey', EDGE_SECONDS: '300' })).toEqual([]);
    expect(faultsOf({ EDGE_TAGS: 'Cache-Tag' })).toEqual([]);
    expect(faultsOf({ EDGE_SECONDS: '300' })).toEqual([
      expect.stringContaining('EDGE_SECONDS needs EDGE_VARNISH_URLS'),
    ]);
    expect(faultsOf(varnish)).toEqual([expect.stringContaining('EDGE_TAGS must be set')]);
    expect(faultsOf({ EDGE_TAGS: 'xkey', EDGE_FASTLY_URL: 'https://api.fastly.com/service/x' })).toEqual([
      expect.stringContaining('EDGE_FASTLY_TOKEN must be set'),
    ]);
    expect(
      faultsOf({ EDGE_TAGS: 'xkey', EDGE_CLOUDFLARE_URL: 'http://api.example', EDGE_CLOUDFLARE_TOKEN: 'x' }),
    ).toEqual([expect.stringContaining('must use https')]);
  });

  it('has metrics and traces off, and never on the port of readers', () => {
    expect(readEnvironment({})).toMatchObject({
      environment: { METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: undefined },
    });
    const reading = readEnvironment({
      PORT: '3000',
      METRICS_PORT: '3000',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '2',
    });
    expect(reading.ok ? [] : reading.errors).toEqual([
      expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT is wrong: must be a URL'),
      'OTEL_TRACES_SAMPLER_ARG is wrong: must be a number from 0 to 1 (example: 0.1)',
      'METRICS_PORT must differ from PORT (example: 9464)',
    ]);
  });

  it('names them in words that its log does not take for secrets', () => {
    const secrets = Object.keys(knownVariables).filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name));
    expect(secrets).toContain('ORIGIN_SECRET');
    for (const name of secrets)
      for (const value of ['á', '\n', '']) {
        const reading = readEnvironment({ OIDC_ISSUER: 'https://accounts.example', VAPID_SUBJECT: 'x', [name]: value });
        expect(reading.ok ? [] : reading.errors.map(scrub)).toEqual(reading.ok ? [] : reading.errors);
      }
  });

  it('takes a second secret only beside another first one, and a whole second key pair', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(readEnvironment({ SIGNING_KEY: one, SIGNING_KEY_OTHER: two }).ok).toBe(true);
    const reading = readEnvironment({
      SIGNING_KEY_OTHER: two,
      ORIGIN_SECRET: one,
      ORIGIN_SECRET_OTHER: one,
      VAPID_PRIVATE_KEY_OTHER: 'c'.repeat(43),
    });
    expect(reading.ok ? [] : reading.errors).toEqual([
      expect.stringContaining('VAPID_PUBLIC_KEY_OTHER must be set'),
      'SIGNING_KEY must be set, because SIGNING_KEY_OTHER is only accepted beside it',
      'ORIGIN_SECRET_OTHER must differ from ORIGIN_SECRET: unset it after the rotation',
      'VAPID_PRIVATE_KEY must be set, because VAPID_PRIVATE_KEY_OTHER is only accepted beside it',
    ]);
  });

  it('takes a clock for tests on loopback only', () => {
    expect(readEnvironment({ TEST_CLOCK: 'on', PUBLIC_ORIGIN: 'http://localhost:3000' }).ok).toBe(true);
    const reading = readEnvironment({ TEST_CLOCK: 'on', SISTER_PUBLIC_ORIGIN: 'https://erdely.example' });
    expect(reading).toMatchObject({ ok: false, errors: [expect.stringContaining('TEST_CLOCK is on')] });
  });

  it('takes an empty value for an unset one', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, environment: { PORT: 3000 } });
  });

  it('reads the origins of pictures and sounds out of a list of addresses', () => {
    expect(readEnvironment({ ASSET_ORIGINS: 'https://assets.example/a/, http://127.0.0.1:9' })).toMatchObject({
      environment: { ASSET_ORIGINS: ['https://assets.example', 'http://127.0.0.1:9'] },
    });
    expect(readEnvironment({})).toMatchObject({ environment: { ASSET_ORIGINS: [] } });
    expect(readEnvironment({ ASSET_ORIGINS: 'https://assets.example,ftp://x' }).ok).toBe(false);
  });

  it('reads trusted proxies, and reports invalid ones', () => {
    expect(readEnvironment({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' })).toMatchObject({
      environment: { TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    });
    expect(readEnvironment({})).toMatchObject({ environment: { TRUSTED_PROXIES: [] } });
    expect(readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/99' })).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('10.0.0.0/99')],
    });
  });

  it('reads how much room copies of pages may take', () => {
    expect(readEnvironment({ PAGES_DISK_MB: '50' })).toMatchObject({
      environment: { PAGES_MEMORY_MB: 64, PAGES_DISK_MB: 50 },
    });
    expect(readEnvironment({ PAGES_DISK_MB: '0', PAGES_MEMORY_MB: 'sok' })).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('PAGES_MEMORY_MB'), expect.stringContaining('PAGES_DISK_MB')],
    });
  });

  const provider = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'x y' };
  it('takes a sign-in provider whole or not at all, and by https but on loopback', () => {
    expect(readEnvironment(provider)).toMatchObject({ ok: true, environment: provider });
    expect(readEnvironment({ ...provider, OIDC_ISSUER: 'http://127.0.0.1:9' }).ok).toBe(true);
    for (const name of Object.keys(provider)) {
      const half = { ...provider, [name]: '' };
      expect(readEnvironment(half)).toEqual({ ok: false, errors: [expect.stringMatching(`^${name} must be set`)] });
    }
    for (const OIDC_ISSUER of ['http://accounts.example', 'accounts.example', 'ftp://127.0.0.1'])
      expect(readEnvironment({ ...provider, OIDC_ISSUER })).toMatchObject({
        ok: false,
        errors: [expect.stringContaining('OIDC_ISSUER')],
      });
  });

  it('rejects invalid public origins, all at once', () => {
    const names = ['PUBLIC_ORIGIN', 'SISTER_PUBLIC_ORIGIN', 'PREVIEW_OF', 'SISTER_PREVIEW_OF'];
    const all = (value: string) => readEnvironment(Object.fromEntries(names.map((name) => [name, value])));
    for (const wrong of [
      'nonsense',
      'a.example',
      'ftp://a.example',
      'https://a.example/x',
      'https://a.example?x',
      'https://a.example#x',
      'https://us:them@a.example',
    ]) {
      const reading = all(wrong);
      expect([wrong, reading.ok ? [] : reading.errors.map((line) => line.split(' is wrong: must be ')[0])]).toEqual([
        wrong,
        names,
      ]);
      expect(JSON.stringify(reading)).not.toContain('them');
    }
    expect(all('HTTPS://A.example:8443/')).toMatchObject({
      environment: { SISTER_PUBLIC_ORIGIN: 'https://a.example:8443' },
    });
  });

  it('rejects a site as its own preview, and names both', () => {
    const own = { PUBLIC_ORIGIN: 'https://a.example', SISTER_PUBLIC_ORIGIN: 'https://b.example' };
    const itself = { PREVIEW_OF: 'https://A.example/', SISTER_PREVIEW_OF: 'https://b.example' };
    expect(readEnvironment({ ...own, ...itself, PREVIEW: 'on' })).toEqual({
      ok: false,
      errors: [
        expect.stringMatching(/^PREVIEW_OF must be .*https:\/\/a\.example$/),
        expect.stringMatching(/^SISTER_PREVIEW_OF must be .*https:\/\/b\.example$/),
      ],
    });
    expect(readEnvironment({ ...own, ...itself, PREVIEW: 'on', PREVIEW_ORIGINS: 'x', PORT: 'x' })).toMatchObject({
      errors: [/^PORT/, /^PREVIEW_ORIGINS/, /^PREVIEW_OF/, /^SISTER_PREVIEW_OF/].map((name) =>
        expect.stringMatching(name),
      ),
    });
    expect(readEnvironment({ ...own, PREVIEW: 'on', PREVIEW_OF: 'https://c.example' }).ok).toBe(true);
    expect(readEnvironment({ ...own, PREVIEW_ORIGINS: 'https://b.example, https://e.example' })).toEqual({
      ok: false,
      errors: [expect.stringMatching(/^PREVIEW_ORIGINS must .* https:\/\/b\.example is SISTER_PUBLIC_ORIGIN$/)],
    });
  });

  it('reads the previews in front of an origin', () => {
    expect(readEnvironment({ PREVIEW_ORIGINS: 'https://E.example/, http://elonezet.localhost:3100' })).toMatchObject({
      environment: { PREVIEW_ORIGINS: ['https://e.example', 'http://elonezet.localhost:3100'] },
    });
    expect(readEnvironment({})).toMatchObject({ environment: { PREVIEW_ORIGINS: [] } });
    expect(readEnvironment({ PREVIEW_ORIGINS: 'https://e.example/x' })).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('PREVIEW_ORIGINS')],
    });
  });

  it('drops the trailing slash of an upstream address', () => {
    expect(readEnvironment({ MAIN_API_URL: 'http://127.0.0.1:9/' })).toMatchObject({
      environment: { MAIN_API_URL: 'http://127.0.0.1:9' },
    });
  });
});

describe('what others bring', () => {
  const errorsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
    const reading = readEnvironment(variables);
    return reading.ok ? [] : reading.errors;
  };

  it('accepts a consent script only from the own host', () => {
    expect(errorsOf({ CONSENT_SCRIPT_PATH: '/hozzajarulas/cmp.js?v=2' })).toEqual([]);
    for (const foreign of [
      'https://cmp.example/a.js',
      '//cmp.example/a.js',
      '/\\cmp.example/a.js',
      'cmp.js',
      '/a b.js',
    ])
      expect(errorsOf({ CONSENT_SCRIPT_PATH: foreign })[0]).toMatch(/^CONSENT_SCRIPT_PATH is wrong: .*the same host/);
  });

  it('takes scripts over https, from loopback without', () => {
    expect(errorsOf({ CAMPAIGN_SCRIPT_URL: 'http://127.0.0.1:8/c.js' })).toEqual([]);
    expect(errorsOf({ CAMPAIGN_SCRIPT_URL: 'http://c.example/c.js' })[0]).toMatch(/https/);
  });

  it('takes a network with its script, and a number for its code', () => {
    expect(errorsOf({ AD_NETWORK_CODE: '1' })[0]).toMatch(/^AD_SCRIPT_URL must be set, because/);
    expect(errorsOf({ AD_NETWORK_CODE: 'x', AD_SCRIPT_URL: 'https://a.example/' })[0]).toMatch(/^AD_NETWORK_CODE/);
  });
});
