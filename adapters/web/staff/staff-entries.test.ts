import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import type { RefreshOutcome, Staff, StaffTokens } from '#core/readers/sessions/staff.ts';
import { fakeStaffSessions } from '#core/testing/staff-sessions.fake.ts';
import { createStaffEntries } from './staff-entries.ts';

const handle = 'h'.repeat(43);
const tokensOf = (name: string): StaffTokens => ({ accessToken: name, refreshToken: `${name}-next`, validUntil: 900 });
const staff: Staff = { email: 'bela@lapunk.example', name: 'Béla' };
const fails = (kind: Failure['kind']) => errAsync<never, Failure>({ kind, upstream: 'security' });

const setUp = async (
  says: Readonly<Record<string, Failure['kind']>>,
  refresh: () => ResultAsync<RefreshOutcome, Failure> = () => okAsync({ kind: 'renewed', tokens: tokensOf('second') }),
) => {
  const sessions = fakeStaffSessions(100);
  await sessions.keep(handle, tokensOf('first'));
  let refreshes = 0;
  const entries = createStaffEntries({
    sessions,
    security: {
      whose: (token): ResultAsync<Staff, Failure> => (says[token] ? fails(says[token]) : okAsync(staff)),
      refresh: () => {
        refreshes += 1;
        return refresh();
      },
    },
  });
  const told = async (entering: ReturnType<typeof entries.of>) =>
    (await entering).match<unknown>(
      (entry) => entry,
      ({ kind }) => kind,
    );
  return {
    sessions,
    renew: (refused: string) => told(entries.renew(handle, refused)),
    end: () => told(entries.end(handle)),
    entryOf: async (asked = handle) =>
      (await entries.of(asked)).match(
        (entry) => entry,
        ({ kind }) => kind,
      ),
    refreshes: () => refreshes,
    kept: async () => (await sessions.of(handle))._unsafeUnwrap()?.accessToken ?? null,
  };
};

describe('the holder of a session handle', () => {
  it('is staff with a known token, and anonymous without a session', async () => {
    const { entryOf, refreshes } = await setUp({});
    expect(await entryOf()).toEqual({ kind: 'staff', token: 'first' });
    expect(await entryOf('n'.repeat(43))).toEqual({ kind: 'none' });
    expect(refreshes()).toBe(0);
  });

  it('is renewed by one call for all who ask at once, and enters with the new token', async () => {
    const { entryOf, refreshes, kept } = await setUp({ first: 'session-expired' });
    const entered = await Promise.all(Array.from({ length: 20 }, () => entryOf()));
    expect(entered).toEqual(Array.from({ length: 20 }, () => ({ kind: 'staff', token: 'second', renewedUntil: 900 })));
    expect([refreshes(), await kept()]).toEqual([1, 'second']);
    expect([await entryOf(), refreshes()]).toEqual([{ kind: 'staff', token: 'second' }, 1]);
  });

  it('is signed out by a refused refresh and by a refused token', async () => {
    const expired = await setUp({ first: 'session-expired' }, () => okAsync({ kind: 'refused' }));
    expect([await expired.entryOf(), await expired.kept()]).toEqual([{ kind: 'expired' }, null]);
    const refused = await setUp({ first: 'forbidden' });
    expect([await refused.entryOf(), await refused.kept(), refused.refreshes()]).toEqual([
      { kind: 'refused' },
      null,
      0,
    ]);
  });

  it('is neither let in nor signed out without a verdict', async () => {
    const silent = await setUp({ first: 'unavailable' });
    expect([await silent.entryOf(), await silent.kept(), silent.refreshes()]).toEqual(['unavailable', 'first', 0]);
    const broken = await setUp({ first: 'session-expired' }, () => fails('unavailable'));
    expect([await broken.entryOf(), await broken.kept()]).toEqual(['unavailable', 'first']);
    expect([await broken.entryOf(), broken.refreshes()]).toEqual(['unavailable', 2]);
  });

  it('is requested once more after a refresh', async () => {
    const { entryOf, refreshes } = await setUp({ first: 'session-expired', second: 'session-expired' });
    expect([await entryOf(), refreshes()]).toEqual([{ kind: 'expired' }, 1]);
  });

  it('never sends a refresh token that another node has spent, but uses the new tokens', async () => {
    const before = await setUp({ first: 'session-expired' });
    await before.sessions.keep(handle, tokensOf('of-another-node'));
    expect([await before.renew('first'), before.refreshes()]).toEqual([{ kind: 'staff', token: 'of-another-node' }, 0]);
    const both = await setUp({ first: 'session-expired' });
    expect(await Promise.all([both.entryOf(), both.renew('first'), both.renew('first')])).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'staff', token: 'second', renewedUntil: 900 })),
    );
    expect(both.refreshes()).toBe(1);
  });

  it('is renewed after another service found the token too old, and ended after one refused its owner', async () => {
    const { renew, end, refreshes, kept, entryOf } = await setUp({});
    expect([await renew('first'), refreshes()]).toEqual([{ kind: 'staff', token: 'second', renewedUntil: 900 }, 1]);
    expect([await end(), await kept(), await entryOf(), await renew('second')]).toEqual([
      { kind: 'refused' },
      null,
      { kind: 'none' },
      { kind: 'none' },
    ]);
  });
});
