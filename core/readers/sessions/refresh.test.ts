import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedOutPath, logoutAfterCall, logoutAfterRefresh } from './decide-logout.ts';
import { decideRefresh, expiredTexts } from './decide-refresh.ts';
import { flyRefresh, newFlight, type FlightEvent, type FlightOrder, type RefreshFlight } from './fly-refresh.ts';
import type { Refusal, RefusedCall, UpstreamName } from './refusal.ts';

const upstreams = fc.constantFrom<UpstreamName>('main', 'live-score', 'crm', 'security', 'quiz');
const refusals = fc.oneof<fc.Arbitrary<Refusal>[]>(
  fc.record({
    kind: fc.constant('unauthorized' as const),
    text: fc.oneof(fc.constantFrom<string>(...expiredTexts), fc.string()),
  }),
  fc.constantFrom<Refusal>({ kind: 'forbidden' }, { kind: 'rejected' }, { kind: 'unavailable' }),
);
const calls = fc.record<RefusedCall>({
  upstream: upstreams,
  carriedToken: fc.boolean(),
  repeated: fc.boolean(),
  refusal: refusals,
});
const old: Refusal = { kind: 'unauthorized', text: 'Expired JWT Token' };

describe('decideRefresh', () => {
  it.each([
    [{ refusal: old }, 'expired'],
    [{ refusal: { kind: 'unauthorized', text: 'Missing accessToken, use your refreshToken!' } }, 'expired'],
    [{ refusal: { kind: 'unauthorized', text: 'expired jwt token' } }, 'other-text'],
    [{ refusal: { kind: 'unauthorized', text: 'Expired JWT Token.' } }, 'other-text'],
    [{ refusal: { kind: 'unauthorized', text: '' } }, 'other-text'],
    [{ refusal: { kind: 'forbidden' } }, 'other-refusal'],
    [{ refusal: { kind: 'unavailable' } }, 'other-refusal'],
    [{ refusal: old, carriedToken: false }, 'no-token'],
    [{ refusal: old, repeated: true }, 'already-repeated'],
  ] as const)('of %j is %s', (call, reason) => {
    expect(decideRefresh({ carriedToken: true, repeated: false, ...call })).toEqual({
      refresh: reason === 'expired',
      reason,
    });
  });

  it('refreshes only for one of the two texts, only with a token and only once', () => {
    fc.assert(
      fc.property(calls, (call) => {
        const known =
          call.refusal.kind === 'unauthorized' &&
          ['Expired JWT Token', 'Missing accessToken, use your refreshToken!'].includes(call.refusal.text);
        expect(decideRefresh(call).refresh).toBe(known && call.carriedToken && !call.repeated);
      }),
    );
  });
});

describe('logging out', () => {
  it('follows a refresh that was refused, not one that got no verdict', () => {
    expect(logoutAfterRefresh({ kind: 'unauthorized', text: 'whatever' })).toEqual({
      logout: true,
      reason: 'refresh-refused',
    });
    expect(logoutAfterRefresh({ kind: 'forbidden' }).logout).toBe(true);
    expect(logoutAfterRefresh({ kind: 'rejected' }).logout).toBe(true);
    expect(logoutAfterRefresh({ kind: 'unavailable' })).toEqual({ logout: false, reason: 'refresh-unavailable' });
  });

  it.each([
    ['main', true, true, 'forbidden-in-preview'],
    ['security', true, true, 'forbidden-in-preview'],
    ['crm', true, true, 'other-upstream'],
    ['quiz', true, true, 'other-upstream'],
    ['live-score', true, true, 'other-upstream'],
    ['main', false, true, 'no-token'],
    ['main', true, false, 'not-preview'],
  ] as const)(
    'after a 403 of %s (with token: %s, preview: %s) is decided by %s',
    (upstream, carriedToken, preview, reason) => {
      expect(logoutAfterCall({ upstream, carriedToken, refusal: { kind: 'forbidden' } }, preview)).toEqual({
        logout: reason === 'forbidden-in-preview',
        reason,
      });
    },
  );

  it('never follows anything but a 403 to a call', () => {
    fc.assert(
      fc.property(calls, fc.boolean(), (call, preview) => {
        const { logout } = logoutAfterCall(call, preview);
        if (logout)
          expect([call.refusal.kind, call.carriedToken, preview, ['main', 'security'].includes(call.upstream)]).toEqual(
            ['forbidden', true, true, true],
          );
        if (call.refusal.kind !== 'forbidden')
          expect(logoutAfterCall(call, preview)).toEqual({ logout: false, reason: 'other-refusal' });
      }),
    );
  });

  it('leads to /login', () => {
    expect(loggedOutPath).toBe('/login');
  });
});

describe('flyRefresh', () => {
  const play = (events: readonly FlightEvent[]): { flight: RefreshFlight; orders: readonly FlightOrder[] } =>
    events.reduce<{ flight: RefreshFlight; orders: readonly FlightOrder[] }>(
      ({ flight, orders }, event) => {
        const step = flyRefresh(flight, event);
        return { flight: step.flight, orders: [...orders, ...step.orders] };
      },
      { flight: newFlight, orders: [] },
    );
  const refused = (call: string, generation = 0): FlightEvent => ({ kind: 'call-refused', call, generation });

  it('refreshes once for all who ask, and repeats them all', () => {
    expect(play([refused('a'), refused('b'), { kind: 'renewed' }])).toEqual({
      flight: { kind: 'idle', generation: 1 },
      orders: [{ kind: 'refresh' }, { kind: 'repeat', calls: ['a', 'b'] }],
    });
  });

  it('repeats a latecomer with the token that is there, and refreshes again for the new one', () => {
    const before: readonly FlightEvent[] = [refused('a'), { kind: 'renewed' }];
    expect(play([...before, refused('late', 0)]).orders.at(-1)).toEqual({ kind: 'repeat', calls: ['late'] });
    expect(play([...before, refused('new', 1)]).orders.at(-1)).toEqual({ kind: 'refresh' });
  });

  it('gives all up and logs out when refused; without a verdict it only gives them up', () => {
    expect(play([refused('a'), { kind: 'failed', logout: true }, refused('b')])).toEqual({
      flight: { kind: 'ended' },
      orders: [
        { kind: 'refresh' },
        { kind: 'give-up', calls: ['a'] },
        { kind: 'log-out' },
        { kind: 'give-up', calls: ['b'] },
      ],
    });
    expect(play([refused('a'), { kind: 'failed', logout: false }])).toEqual({
      flight: { kind: 'idle', generation: 0 },
      orders: [{ kind: 'refresh' }, { kind: 'give-up', calls: ['a'] }],
    });
  });

  it('has one in flight at a time and answers every call once', () => {
    const events = fc
      .array(
        fc.oneof<fc.Arbitrary<FlightEvent>[]>(
          fc.record({ kind: fc.constant('call-refused' as const), call: fc.constant(''), generation: fc.nat(3) }),
          fc.constantFrom<FlightEvent>(
            { kind: 'renewed' },
            { kind: 'failed', logout: false },
            { kind: 'failed', logout: true },
          ),
        ),
        { maxLength: 40 },
      )
      .map((list) =>
        list.map((event, index) => (event.kind === 'call-refused' ? { ...event, call: `call-${index}` } : event)),
      );
    fc.assert(
      fc.property(events, (list) => {
        let flight: RefreshFlight = newFlight;
        let inFlight = 0;
        const answered: string[] = [];
        for (const event of list) {
          const step = flyRefresh(flight, event);
          if (flight.kind === 'flying' && event.kind !== 'call-refused') inFlight = 0;
          inFlight += step.orders.filter(({ kind }) => kind === 'refresh').length;
          expect(inFlight).toBeLessThanOrEqual(1);
          answered.push(...step.orders.flatMap((order) => ('calls' in order ? order.calls : [])));
          ({ flight } = step);
        }
        const asked = list.flatMap((event) => (event.kind === 'call-refused' ? [event.call] : []));
        const waiting = flight.kind === 'flying' ? flight.waiting : [];
        expect([...answered, ...waiting].toSorted()).toEqual(asked.toSorted());
      }),
    );
  });
});
