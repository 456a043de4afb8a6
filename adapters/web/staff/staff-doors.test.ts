import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { okAsync } from 'neverthrow';
import type { StaffTokens } from '#core/readers/sessions/staff.ts';
import { fails } from '#core/testing/refusals.fake.ts';
import { fakeStaffSessions } from '#core/testing/staff-sessions.fake.ts';
import { createReturnAddress } from '../readers/return-address.ts';
import { hostileAddresses, staysHere } from './hostile-addresses.fake.ts';
import { createStaffDoors } from './staff-doors.ts';

const [now, key] = [1_760_000_000, 'k'.repeat(43)];
const [site] = fiveSites;
const tokens: StaffTokens = { accessToken: 'a', refreshToken: 'r', validUntil: now + 900 };
const { judge } = pageAddressResolver({
  sites: fiveSites,
  academySegment: 'akademia',
  rules: [],
  resources: [{ kind: 'of-page', suffix: '/_payload.json' }],
});

const setUp = () => {
  const time = { now };
  const seen: string[] = [];
  const sessions = fakeStaffSessions(now);
  const requestedPath = createReturnAddress({
    judge,
    keys: async () => (key === null ? null : [key]),
    clock: { now: () => time.now },
    bearer: { name: () => '__Host-requested', path: '/' },
  });
  const signOut = (token: string, everywhere: boolean) => {
    seen.push(`${token} ${everywhere}`);
    return okAsync(null);
  };
  const needs = { security: { signOut }, sessions, requestedPath, clock: { now: () => time.now } };
  return { time, seen, sessions, requestedPath, needs, doors: createStaffDoors(needs) };
};

const signed = (path: unknown, at = now, own = key): string => {
  const text = Buffer.from(JSON.stringify([path, at])).toString('base64url');
  return `__Host-requested=${text}.${createHmac('sha256', own).update(text).digest('base64url')}`;
};

describe('the page after signing in', () => {
  it('is never on another host, for any cookie, signed or not', async () => {
    const { doors } = setUp();
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(400);
    expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length);
    for (const address of hostileAddresses) {
      const encoded = Buffer.from(JSON.stringify([address, now])).toString('base64url');
      for (const cookie of [`__Host-requested=${address}`, `__Host-requested=${encoded}.${encoded}`]) {
        expect([cookie, (await doors.enter(site, cookie, tokens))?.location]).toEqual([cookie, '/']);
      }
      const { location = '' } = (await doors.enter(site, signed(address), tokens)) ?? {};
      expect([address, staysHere(location, site.origin)]).toEqual([address, true]);
    }
  });

  it('is not stored for other URLs than pages', async () => {
    const { requestedPath, doors } = setUp();
    for (const address of hostileAddresses) {
      const [, cookie = ''] = await requestedPath.remember(site, address);
      const { location = '' } = (await doors.enter(site, cookie.split(';', 1)[0] ?? '', tokens)) ?? {};
      expect([address, staysHere(location, site.origin)]).toEqual([address, true]);
    }
  });

  it('is the requested page for ten minutes, with a valid signature', async () => {
    const { doors, time } = setUp();
    const at = async (cookie: string) => (await doors.enter(site, cookie, tokens))?.location;
    expect(await at(signed('/rovat/sport?oldal=2'))).toBe('/rovat/sport?oldal=2');
    expect(await at(signed('/rovat/sport', now, 'x'.repeat(43)))).toBe('/');
    expect(await at(signed('/rovat/sport', now + 60))).toBe('/');
    for (const path of [null, 1, {}, ['/rovat/sport'], '/rss', '/rovat/sport/_payload.json'])
      expect([path, await at(signed(path))]).toEqual([path, '/']);
    time.now += 599;
    expect(await at(signed('/rovat/sport'))).toBe('/rovat/sport');
    time.now += 1;
    expect(await at(signed('/rovat/sport'))).toBe('/');
  });
});

describe('a session of a browser', () => {
  const bearing = (cookies: readonly string[]): string => cookies.find((one) => one.includes('staff='))!.split(';')[0]!;

  it('has a new handle each time, and ends the one before', async () => {
    const { doors, sessions, seen } = setUp();
    const brought = `__Host-staff=${'f'.repeat(43)}`;
    const first = bearing((await doors.enter(site, brought, tokens))!.cookies);
    expect(first).not.toBe(brought);
    const second = bearing((await doors.enter(site, first, { ...tokens, accessToken: 'b' }))!.cookies);
    expect([second === first, seen]).toEqual([false, ['a false']]);
    const kept = async (cookie: string) => (await sessions.of(cookie.split('=')[1]!))._unsafeUnwrap();
    expect([await kept(first), (await kept(second))?.accessToken]).toEqual([null, 'b']);
  });

  it('that cannot be stored sets no cookie', async () => {
    const { needs, seen } = setUp();
    const sessions = { ...needs.sessions, keep: () => fails<null>('unavailable') };
    expect(await createStaffDoors({ ...needs, sessions }).enter(site, '', tokens)).toBeNull();
    expect(seen).toEqual(['a false']);
  });

  it('ends locally for any service response, and reports where others may remain', async () => {
    const { needs, sessions, seen, doors } = setUp();
    const cookie = bearing((await doors.enter(site, '', tokens))!.cookies);
    expect(await doors.leave(site, '', null, true)).toBe(true);
    const silent = createStaffDoors({ ...needs, security: { signOut: () => fails<null>('unavailable') } });
    expect(await silent.leave(site, cookie, 'fresh', true)).toBe(false);
    expect((await sessions.of(cookie.split('=')[1]!))._unsafeUnwrap()).toBeNull();
    const again = bearing((await doors.enter(site, '', tokens))!.cookies);
    expect(await silent.leave(site, again, null, false)).toBe(true);
    const last = bearing((await doors.enter(site, '', tokens))!.cookies);
    expect([await doors.leave(site, last, 'fresh', true), seen]).toEqual([true, ['fresh true']]);
    const dead = { ...sessions, end: () => fails<null>('unavailable'), of: () => fails<null>('unavailable') };
    const nobody = createStaffDoors({
      ...needs,
      sessions: dead,
      security: { signOut: () => fails<null>('unavailable') },
    });
    expect(await nobody.leave(site, last, 'fresh', false)).toBe(false);
  });
});
