import { describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { okAsync } from 'neverthrow';
import type { Security } from '#core/ports/security.ts';
import { fails } from '#core/testing/refusals.fake.ts';
import { fakeSecurity } from '#core/testing/security.fake.ts';
import { createFirstSteps } from './first-step.ts';
import { signInSteps } from './sign-in-steps.ts';
import type { StaffDoors } from './staff-doors.ts';

const now = 1_760_000_000;
const [site] = fiveSites;
const sister = fiveSites.find(({ role }) => role === 'sister')!;
const person = { email: 'bela@lapunk.example', name: 'Béla', password: 'jó jelszó', codes: ['111111', '222222'] };
const credentials = { nev: person.email, jelszo: person.password };

const setUp = ({
  broken = {} as Partial<Security>,
  key = 'k'.repeat(43) as string | null,
  enter = (async () => ({ location: '/x', cookies: ['set-cookie', 'handle'] })) as StaffDoors['enter'],
} = {}) => {
  const time = { now };
  const askers: string[] = [];
  const real = fakeSecurity(person, now);
  const security: Security = {
    ...real,
    checkPassword: (given, asker) => {
      askers.push(asker);
      return real.checkPassword(given, asker);
    },
    ...broken,
  };
  const firstSteps = createFirstSteps(async () => (key === null ? null : [key]), { now: () => time.now });
  const doors: StaffDoors = {
    enter,
    leave: async () => true,
    forget: () => ['set-cookie', 'handle gone'],
    again: async (_site, _cookie, _token, location) => ({ location, cookies: [] }),
  };
  const steps = signInSteps({ security, doors, firstSteps });
  const send = (lepes: string, fields: Readonly<Record<string, string>> = {}, cookie = '', at = site) =>
    steps[lepes]!({
      site: at,
      cookie,
      fields: new URLSearchParams(fields),
      asker: '192.0.2.7',
      token: null,
      isUnclear: false,
    });
  const begin = async (): Promise<string> => {
    const { cookies } = await send('jelszo', credentials);
    return cookies[1]!.split(';')[0]!;
  };
  return { send, begin, time, askers, firstSteps };
};

describe('the steps of signing in', () => {
  it('send the client’s network address to the service', async () => {
    const { begin, askers } = setUp();
    await begin();
    expect(askers).toEqual(['192.0.2.7']);
  });

  it('keep the first step sealed, for its own browser, five minutes and no longer', async () => {
    const { send, begin, time } = setUp();
    const cookie = await begin();
    for (const text of [person.email, 'first-1']) {
      const value = cookie.split('=')[1]!;
      expect([value.includes(text), Buffer.from(value, 'base64url').includes(text)]).toEqual([false, false]);
    }
    const isOver = { state: { step: { kind: 'password', email: '' }, problem: { kind: 'over' } } };
    const letter = cookie.at(-3) === 'A' ? 'B' : 'A';
    const tampered = `${cookie.slice(0, -3)}${letter}${cookie.slice(-2)}`;
    for (const other of ['', '__Host-signin=', '__Host-signin=x', `__Host-signin=${'A'.repeat(200)}`, tampered])
      expect([other, await send('kod', { kod: '111111' }, other)]).toMatchObject([other, isOver]);
    time.now += 299;
    expect(await send('kod', { kod: '999999' }, cookie)).toMatchObject({ state: { step: { kind: 'code' } } });
    time.now += 1;
    expect(await send('kod', { kod: '111111' }, cookie)).toMatchObject(isOver);
  });

  it('open once: a first step or a code that was used opens nothing more', async () => {
    const { send, begin } = setUp();
    const [cookie, other] = [await begin(), await begin()];
    const entered = await send('kod', { kod: ' 111111 ' }, cookie);
    expect(entered).toMatchObject({ location: '/x' });
    expect(entered.cookies.slice(0, 2)).toEqual(['set-cookie', 'handle']);
    expect(entered.cookies[3]).toMatch(/^__Host-signin=; Path=\/; Max-Age=0;/);
    expect(await send('kod', { kod: '222222' }, cookie)).toMatchObject({ state: { problem: { kind: 'over' } } });
    expect(await send('kod', { kod: '111111' }, other)).toMatchObject({ state: { problem: { kind: 'code-refused' } } });
  });

  it('report unavailability without a verdict, and sign in no account', async () => {
    const unavailable = { problem: { kind: 'unavailable' } };
    const silent = setUp({ broken: { checkPassword: () => fails('unavailable') } });
    expect(await silent.send('jelszo', credentials)).toEqual({
      state: { step: { kind: 'password', email: person.email }, ...unavailable },
      cookies: [],
    });
    const unsealed = setUp({ key: null });
    expect(await unsealed.send('jelszo', credentials)).toMatchObject({ state: unavailable, cookies: [] });
    const broken = setUp({ broken: { checkCode: () => fails('malformed') } });
    const cookie = await broken.begin();
    expect(await broken.send('kod', { kod: '111111' }, cookie)).toEqual({
      state: { step: { kind: 'code' }, ...unavailable },
      cookies: [],
    });
    const unkept = setUp({ enter: async () => null });
    const outcome = await unkept.send('kod', { kod: '111111' }, await unkept.begin());
    expect(outcome).toMatchObject({ state: unavailable });
    expect(outcome.cookies).toHaveLength(2);
  });

  it('bring nothing to the service that is longer than it takes', async () => {
    const { send, begin, askers } = setUp({ broken: { checkCode: () => fails('unavailable') } });
    const cookie = await begin();
    askers.length = 0;
    for (const fields of [{ nev: `${'a'.repeat(250)}@x.hu` }, { jelszo: 'j'.repeat(1_001) }])
      expect(await send('jelszo', { ...credentials, ...fields })).toMatchObject({
        state: { problem: { kind: 'refused' } },
        cookies: [],
      });
    expect(askers).toEqual([]);
    expect(await send('kod', { kod: '1'.repeat(41) }, cookie)).toEqual({
      state: { step: { kind: 'code' }, problem: { kind: 'code-refused' } },
      cookies: [],
    });
  });

  it('show the wait time, at either step', async () => {
    const wait = { kind: 'wait', seconds: 40 } as const;
    const first = setUp({ broken: { checkPassword: () => okAsync(wait) } });
    expect(await first.send('jelszo', credentials)).toMatchObject({ state: { problem: wait }, cookies: [] });
    const second = setUp({ broken: { checkCode: () => okAsync(wait) } });
    expect(await second.send('kod', { kod: '1' }, await second.begin())).toEqual({
      state: { step: { kind: 'code' }, problem: wait },
      cookies: [],
    });
  });

  it('begin again on the sister’s host, where the cookie is another browser’s', async () => {
    const { send } = setUp();
    expect(await send('elolrol', {}, '', sister)).toMatchObject({ location: '/login' });
    expect(await send('kod', {}, '', sister)).toMatchObject({ state: { problem: { kind: 'over' } } });
  });
});
