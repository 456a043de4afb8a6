import fc from 'fast-check';
import { isPushPlace } from '#adapters/origin/readers/topics/push-place.ts';
import { judgeEndpoint } from '#core/readers/topics/push-endpoint.ts';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { pushOf, pushOriginsOf } from './push.ts';
import { arePushKeys } from '#adapters/origin/readers/notifications/push-services.ts';
import { publicAddresses, sitesAt } from './sites.ts';

const onLoopback = sitesAt({
  ...publicAddresses,
  mainOrigin: 'http://lapunk.localhost:3000',
  sisterOrigin: 'http://testver.localhost:3000',
});
const inPublic = sitesAt(publicAddresses);
const standIn = 'http://127.0.0.1:4999';
const keys = {
  VAPID_PUBLIC_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};
/** The second key pair of the example in RFC 8291. */
const ofRfc = {
  VAPID_PUBLIC_KEY: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY,
};
const errorsOf = (env: Readonly<Record<string, string>>): string => {
  const reading = readEnvironment(env);
  return reading.ok ? '' : reading.errors.join('\n');
};
const environmentOf = (env: Readonly<Record<string, string>>) => {
  const reading = readEnvironment(env);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  return reading.environment;
};

describe('a push service', () => {
  it('is by default one of the usual browsers, over https', () => {
    const { PUSH_ORIGINS } = environmentOf({});
    expect(PUSH_ORIGINS.length).toBeGreaterThan(3);
    expect(PUSH_ORIGINS.filter((origin) => !origin.startsWith('https://'))).toEqual([]);
  });

  it('may be on loopback only if every site is, and if it is configured', () => {
    const environment = environmentOf({ PUSH_ORIGINS: `https://push.example.net/x, ${standIn}` });
    expect(pushOriginsOf(environment, onLoopback)).toEqual(['https://push.example.net', standIn]);
    expect(pushOriginsOf(environment, inPublic)).toEqual(['https://push.example.net']);
    expect(errorsOf({ PUSH_ORIGINS: 'http://10.0.0.7' })).toContain('PUSH_ORIGINS is wrong: must use https');
  });
});

describe('the keys of notifications', () => {
  it('are accepted as a matching pair', () => {
    expect(arePushKeys(ofRfc.VAPID_PUBLIC_KEY, ofRfc.VAPID_PRIVATE_KEY)).toBe(true);
    const environment = environmentOf({ ...ofRfc, VAPID_SUBJECT: 'https://lapunk.example/kapcsolat' });
    expect(pushOf(environment, inPublic)).toMatchObject({
      keys: { publicKey: ofRfc.VAPID_PUBLIC_KEY, privateKey: ofRfc.VAPID_PRIVATE_KEY },
      subject: 'https://lapunk.example/kapcsolat',
    });
    expect(pushOf(environmentOf({}), inPublic)).toMatchObject({
      keys: undefined,
      subject: expect.stringMatching(/^mailto:/),
    });
  });

  it.each([
    [keys, 'VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY must be one key pair'],
    [{ VAPID_PUBLIC_KEY: ofRfc.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY must be set'],
    [{ VAPID_PRIVATE_KEY: ofRfc.VAPID_PRIVATE_KEY }, 'VAPID_PUBLIC_KEY must be set'],
    [{ ...ofRfc, VAPID_PUBLIC_KEY: 'A' }, 'VAPID_PUBLIC_KEY is'],
    [{ ...ofRfc, VAPID_PRIVATE_KEY: 'A' }, 'VAPID_PRIVATE_KEY is'],
    [{ VAPID_SUBJECT: 'ugyelet' }, 'VAPID_SUBJECT is'],
  ])('are refused at start: %j', (env, why) => expect(errorsOf(env)).toContain(why));
});

describe('a push address', () => {
  const known = ['https://push.example.net', 'http://127.0.0.1:4999'];
  const both = (endpoint: string) => [isPushPlace(endpoint, known), judgeEndpoint(endpoint, known) === 'allowed'];

  it.each([
    ['https:push.example.net/a', false],
    ['https:/push.example.net/a', false],
    ['https://push.example.net', false],
    ['https://push.example.net?a', false],
    ['https://@push.example.net/a', false],
    ['https://:@push.example.net/a', false],
    ['https://push.example.net/a#', false],
    ['https://%70ush.example.net/a', false],
    ['https://a_b.push.example.net/a', false],
    ['https://-a.push.example.net/a', false],
    ['https:///push.example.net/a', false],
    ['http:127.0.0.1:4999/a', false],
    ['http://127.1:4999/a', false],
    ['HTTPS://PUSH.example.NET:443/a', true],
    ['https://push.example.net:0443/a', false],
    ['https://push.example.net:/a', false],
  ])('%s is judged alike by the web server and by the origin', (endpoint, allowed) => {
    expect(both(endpoint)).toEqual([allowed, allowed]);
  });

  it('is judged alike however it is written (property)', () => {
    const part = fc.constantFrom(
      ...'https: http: HTTPS: / // \\ @ : :443 :4999 :0443 # ? %2e . - _ ~ é a'.split(' '),
      ...'push.example.net PUSH.example.net a.push.example.net 127.0.0.1 [::1] 0x7f.1'.split(' '),
      ' ',
    );
    const written = fc.oneof(
      fc.array(part, { maxLength: 7 }).map((parts) => parts.join('')),
      fc.array(part, { maxLength: 4 }).map((parts) => `https://push.example.net${parts.join('')}`),
      fc.array(part, { maxLength: 3 }).map((parts) => `https://${parts.join('')}push.example.net/a`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
    fc.assert(
      fc.property(written, (endpoint) => {
        const [byOrigin, byWeb] = both(endpoint);
        expect(byOrigin, endpoint).toBe(byWeb);
      }),
      { numRuns: 5_000 },
    );
  });
});
