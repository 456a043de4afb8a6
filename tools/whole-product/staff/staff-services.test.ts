import { watchCalls } from '#adapters/http/watch-calls.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { causeInWords } from '#adapters/control/cause-in-words.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { openDatabase } from '#adapters/origin/database/connection/open-database.ts';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { codeOf, stepAt } from '#adapters/origin/staff/one-time-code.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { smallContent } from '#adapters/origin/testing/small-content.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { startTestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import { createLog, type Log } from '#adapters/telemetry/log.ts';
import { answerRequest } from '../../../adapters/process/control-server.ts';
import { readEnvironment } from '../../../config/settings/environment.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { staffServicesOf } from '#adapters/security/staff-services.ts';
import { tellOrigin } from '../../../adapters/process/tell-origin.ts';

const password = 'lila-hegedu-felhok-alatt';
const asker = '203.0.113.201';

const listening = (): { readonly log: Log; readonly lines: string[] } => {
  const lines: string[] = [];
  return { log: createLog('debug', (line) => void lines.push(line)), lines };
};
const environmentOf = (env: Readonly<Record<string, string>>) => {
  const reading = readEnvironment(env);
  if (!reading.ok) throw new Error(reading.errors.join());
  return reading.environment;
};

describe('what staff sign in by', () => {
  let [own, other]: [LocalUpstream, LocalUpstream] = [undefined as never, undefined as never];
  beforeAll(async () => {
    [own, other] = [await startLocalUpstream(), await startLocalUpstream()];
  });
  afterAll(() => Promise.all([own.close(), other.close()]));

  const asked = async (env: Readonly<Record<string, string>>) => {
    const before = [own.requests.length, other.requests.length] as const;
    const mainApi = { url: own.baseUrl, headers: { 'origin-secret': testSecret } };
    const services = staffServicesOf(environmentOf(env), mainApi, watchCalls(listening().log), systemTime);
    await services?.security.checkPassword({ email: 'a@b.example', password }, asker);
    await services?.sessions.of('h'.repeat(43));
    const seen = (upstream: LocalUpstream, from: number) =>
      upstream.requests
        .slice(from)
        .map(
          ({ url = '', headers }) => `${url.replace(/[\w-]{43}$/, 'ID')} ${headers['origin-secret'] ?? 'no secret'}`,
        );
    return { own: seen(own, before[0]), other: seen(other, before[1]) };
  };

  it('is our own origin, unless another service is named; our origin keeps the sessions in either case', async () => {
    const sessions = `/api/staff-sessions/ID ${testSecret}`;
    expect(await asked({})).toEqual({ own: [`/api/login ${testSecret}`, sessions], other: [] });
    const ours = { MAIN_API_URL: own.baseUrl, ORIGIN_SECRET: 'x'.repeat(24) };
    expect(await asked(ours)).toEqual({ own: [`/api/login ${testSecret}`, sessions], other: [] });
    expect(await asked({ SECURITY_URL: other.baseUrl })).toEqual({ own: [sessions], other: ['/api/login no secret'] });
  });

  it('is absent beside a foreign main API: no password is sent there', async () => {
    expect(await asked({ MAIN_API_URL: own.baseUrl })).toEqual({ own: [], other: [] });
  });
});

describe('the log of signing in', async () => {
  const postgres = await startTestPostgres();
  const { log, lines } = listening();
  let [folder, origin]: [string, Origin] = ['', undefined as never];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'staff-log-'));
    origin = await runOrigin({
      database: postgres ? { databaseUrl: postgres.databaseUrl } : { inMemory: true },
      dataDir: folder,
      siteHeader,
      secret: testSecret,
      content: { kind: 'given', content: smallContent },
      sample: noSample,
      log: (cause, request) => {
        const { name, message, stack } = cause as Error;
        tellOrigin(log, systemTime).listener.complaint?.({ name, message, stack }, request);
      },
    });
    await origin.ready;
  }, 60_000);
  afterAll(async () => {
    await origin.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('contains no password, token, code, handle or address, on success or failure', async () => {
    const control = answerRequest({
      dataDir: folder,
      mainApi: Promise.resolve({
        url: origin.url,
        headers: {},
        ready: origin.ready,
        execute: origin.execute,
        advance: async () => undefined,
        collect: async () => [],
        stop: async () => undefined,
      }),
      time: systemTime,
      advance: null,
      purge: async () => undefined,
      expectEdit: async () => async () => undefined,
      log,
    });
    const [email, handle] = ['bela.szerkeszto@lapunk.example', 'titkosfogantyu'.repeat(3)];
    const person = { do: 'add-user', email, name: 'Béla', password };
    const made = (await control(person)) as { done: { otpSecret: string; recoveryCodes: readonly string[] } };
    await control(person);
    await control({ ...person, password: 'rovidjelszo' });
    const { otpSecret, recoveryCodes } = made.done;
    const code = codeOf(otpSecret, stepAt(Math.floor(Date.now() / 1000)));
    const mainApi = { url: origin.url, headers: { 'origin-secret': testSecret } };
    const services = staffServicesOf(environmentOf({}), mainApi, watchCalls(log), systemTime);
    if (services === null) throw new Error('no services');
    const { security, sessions } = services;
    const login = (typed: string) => security.checkPassword({ email, password: typed }, asker);
    const secrets = [
      password,
      'rovidjelszo',
      'elgepelt-jelszavam',
      email,
      asker,
      handle,
      otpSecret,
      code,
      ...recoveryCodes,
    ];

    await login('elgepelt-jelszavam');
    const step = (await login(password))._unsafeUnwrap();
    if (step.kind !== 'code-wanted') throw new Error(step.kind);
    await security.checkCode(
      step.bearer,
      recoveryCodes[9]!.replace(/.$/, (last) => (last === '7' ? '6' : '7')),
      asker,
    );
    const outcome = (await security.checkCode(step.bearer, code, asker))._unsafeUnwrap();
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    const { tokens } = outcome;
    await security.checkCode(step.bearer, code, asker);
    await sessions.keep(handle, tokens);
    await sessions.of(handle);
    const renewed = (await security.refresh(tokens.refreshToken))._unsafeUnwrap();
    if (renewed.kind !== 'renewed') throw new Error(renewed.kind);
    secrets.push(step.bearer, tokens.accessToken, tokens.refreshToken);
    secrets.push(renewed.tokens.accessToken, renewed.tokens.refreshToken);
    await security.whose('hamis-belepo-valakitol');
    await security.refresh('hamis-megujito-valakitol');
    secrets.push('hamis-belepo-valakitol', 'hamis-megujito-valakitol');
    for (let time = 0; time < 12; time += 1) await login('elgepelt-jelszavam');
    await control({ do: 'reset-otp', email });
    await control({ do: 'disable-user', email });

    if (postgres) {
      const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
      await db.schema.dropTable('staff_places').cascade().execute();
      await db.schema.dropTable('staff_sessions').cascade().execute();
      await close();
      await login(password);
      await security.whose(tokens.accessToken);
      await security.refresh(renewed.tokens.refreshToken);
      await control({ ...person, email: 'masik@lapunk.example' }).catch((cause: unknown) =>
        lines.push(causeInWords(cause)),
      );
    }
    await origin.close();
    await login(password);
    await security.refresh(renewed.tokens.refreshToken);
    await sessions.keep(handle, tokens);
    log.flush();

    const said = lines.join('');
    expect(said).toContain('POST /api/login');
    if (postgres) expect(said).toContain('origin-failed');
    for (const secret of secrets) expect(said, `the log holds ${secret}`).not.toContain(secret);
  }, 60_000);
});
