import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLetterBox } from '#adapters/origin/mail/letters-to.fake.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import { brand } from '../../../config/settings/brand.ts';
import { openStaffBrowser, type StaffBrowser } from '../staff/staff-browser.fake.ts';
import { build, makeDataDir, start, type Started, taviro, until, untilReady } from './built-process.fake.ts';
import { askPort } from './test-web-server.fake.ts';

const [signInPath, profilePath] = ['/tamogatas/belepes', '/tamogatas/profil'];
const host = `${brand.slug}.localhost`;
const [oldKey, newKey] = ['the-old-key-of-every-signature', 'the-new-key-of-every-signature'];
const [oldSecret, newSecret] = ['the-old-secret-of-origin-and-nodes', 'the-new-secret-of-origin-and-nodes'];

/** The steps of docs/operating.md, for both secrets at once. */
const steps: readonly Readonly<Record<string, string>>[] = [
  { SIGNING_KEY: oldKey, ORIGIN_SECRET: oldSecret },
  { SIGNING_KEY: oldKey, SIGNING_KEY_OTHER: newKey, ORIGIN_SECRET: oldSecret, ORIGIN_SECRET_OTHER: newSecret },
  { SIGNING_KEY: newKey, SIGNING_KEY_OTHER: oldKey, ORIGIN_SECRET: newSecret, ORIGIN_SECRET_OTHER: oldSecret },
  { SIGNING_KEY: newKey, ORIGIN_SECRET: newSecret },
];

interface Place {
  readonly kind: 'origin' | 'web';
  readonly port: number;
  readonly originPort: number;
  readonly dataDir: string;
  running: Started;
}

describe.runIf(await hasPostgres())('two origins and two web nodes whose secrets are rotated', () => {
  let postgres: TestPostgres;
  let box: Awaited<ReturnType<typeof openLetterBox>>;
  let places: readonly Place[] = [];
  let session: StaffBrowser | null = null;
  let [publicOrigin, sisterOrigin] = ['', ''];
  const web = (at: number): Place => places.filter(({ kind }) => kind === 'web')[at]!;

  /** The clock's long timeouts make the test independent of the machine's speed. */
  const shared = () => ({
    PUBLIC_ORIGIN: publicOrigin,
    SISTER_PUBLIC_ORIGIN: sisterOrigin,
    TEST_CLOCK: 'on',
  });
  const run = ({ kind, port, originPort, dataDir }: Omit<Place, 'running'>, secrets: (typeof steps)[number]): Started =>
    kind === 'origin'
      ? start('taviro.js', ['origin', '--port', String(port), '--json'], {
          DATA_DIR: dataDir,
          DATABASE_URL: postgres.databaseUrl,
          SMTP_URL: box.url,
          MAIL_FROM: 'hirek@example.org',
          ...shared(),
          ...secrets,
        })
      : start('server.js', [], {
          DATA_DIR: dataDir,
          MAIN_API_URL: `http://127.0.0.1:${originPort}`,
          PORT: String(port),
          TRUSTED_PROXIES: '127.0.0.1',
          ...shared(),
          ...secrets,
        });
  const ready = ({ kind, port, running }: Place): Promise<void> =>
    kind === 'origin' ? until(() => running.said().includes('"url"'), running.said) : untilReady(running, port);
  const restart = async (place: Place, secrets: (typeof steps)[number]): Promise<void> => {
    await place.running.stop();
    place.running = run(place, secrets);
    await ready(place);
    const own = web(places.indexOf(place) % 2);
    await untilReady(own.running, own.port);
  };

  let readers = 0;
  const browserAt = (at: number): StaffBrowser => {
    readers += 1;
    const from = { 'x-forwarded-for': `203.0.113.${readers}` };
    const browser = openStaffBrowser({ ask: askPort(web(at).port, host) }, { host, origin: publicOrigin });
    return {
      ...browser,
      ask: (method, path, headers, body) => browser.ask(method, path, { ...from, ...headers }, body),
    };
  };
  /** The same browser, sent to the other node by the balancer. */
  const moved = (browser: StaffBrowser, at: number): StaffBrowser => {
    const other = browserAt(at);
    for (const [name, value] of browser.jar) other.jar.set(name, value);
    return other;
  };
  const post = (browser: StaffBrowser, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(fields).toString();
    const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    return browser.ask('POST', signInPath, { ...about, origin: publicOrigin, 'sec-fetch-site': 'same-origin' }, body);
  };
  const begin = async (browser: StaffBrowser, email: string) => {
    expect((await post(browser, { email })).status).toBe(303);
    return box.next(email);
  };
  const follow = async (browser: StaffBrowser, { key }: { readonly key: string }): Promise<void> =>
    expect((await browser.ask('GET', `${signInPath}?kulcs=${key}`, {})).headers['location']).toBe(profilePath);
  /** The code is checked with the signing key. */
  const typeCode = async ({ key, code }: { readonly key: string; readonly code: string }, at: number) => {
    const { status, headers } = await post(browserAt(at), { kulcs: key, kod: code });
    expect([status, headers['location']], web(at).running.said()).toEqual([303, profilePath]);
  };
  const isSignedIn = async (browser: StaffBrowser, at: number): Promise<number> => {
    const other = moved(browser, at);
    const { status } = await other.ask('GET', profilePath, {});
    for (const [name, value] of other.jar) browser.jar.set(name, value);
    return status;
  };

  beforeAll(async () => {
    await build();
    [postgres, box] = [(await startTestPostgres())!, await openLetterBox()];
    const dirs = await Promise.all([makeDataDir(), makeDataDir(), makeDataDir(), makeDataDir()]);
    await taviro(['init', '--sample'], { DATABASE_URL: postgres.databaseUrl, DATA_DIR: dirs[0]! });
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
    publicOrigin = `http://${host}:${ports[2]}`;
    sisterOrigin = `http://${brand.sisterSlug}.localhost:${ports[2]}`;
    const begun: Place[] = [];
    for (const [at, kind] of (['origin', 'origin', 'web', 'web'] as const).entries()) {
      const place = { kind, port: ports[at]!, originPort: ports[at % 2]!, dataDir: dirs[at]! };
      const running = run(place, steps[0]!);
      begun.push({ ...place, running });
      await ready(begun.at(-1)!);
    }
    places = begun;
  }, 240_000);
  afterAll(async () => {
    await Promise.all(places.map(({ running }) => running.stop('SIGKILL')));
    box.close();
    await postgres.stop();
    await Promise.all(places.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true })));
  }, 60_000);

  it('let a reader sign in', async () => {
    session = browserAt(0);
    await follow(session, await begin(session, 'anna@posta.example'));
    expect([await isSignedIn(session, 0), await isSignedIn(session, 1)]).toEqual([200, 200]);
  }, 60_000);

  it.each([
    [1, [0, 3, 2, 1]],
    [2, [2, 1, 3, 0]],
    [3, [3, 0, 1, 2]],
  ] as const)(
    'keep a session, and finish a sign-in that began before each restart of step %i',
    async (step, order) => {
      for (const at of order) {
        const [own, other] = [at % 2, (at + 1) % 2];
        const fresh = browserAt(own);
        const letter = await begin(fresh, `link${step}${at}@posta.example`);
        const typed = await begin(browserAt(own), `kod${step}${at}@posta.example`);
        await restart(places[at]!, steps[step]!);
        await follow(moved(fresh, other), letter);
        await typeCode(typed, own);
        expect([await isSignedIn(session!, 0), await isSignedIn(session!, 1)]).toEqual([200, 200]);
      }
    },
    240_000,
  );

  it('then refuse the old secret', async () => {
    const address = `http://127.0.0.1:${places[0]!.port}/api/articles?limit=1`;
    const ask = (secret: string) => fetch(address, { headers: { 'lapunk-sites': 'lapunk', 'origin-secret': secret } });
    expect([(await ask(newSecret)).status, (await ask(oldSecret)).status]).toEqual([200, 401]);
  });
});
