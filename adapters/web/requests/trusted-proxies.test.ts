import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNetwork, trustedProxies } from './trusted-proxies.ts';

const asking = (remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage;

const ours = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'];

describe('the address that a request is counted for', () => {
  it.each([
    ['127.0.0.1', '198.51.100.1'],
    ['10.0.0.2', '198.51.100.1'],
    ['192.168.1.1', '1.2.3.4, 198.51.100.1'],
    ['::ffff:172.16.0.1', '198.51.100.1'],
  ])('is the other end, %s, where no proxy was named', (peer, forwardedFor) => {
    const { addressOf, sent } = trustedProxies([]);
    expect([addressOf(asking(peer, forwardedFor)), sent(asking(peer))]).toEqual([peer.replace('::ffff:', ''), false]);
  });

  it.each([
    ['203.0.113.9', '198.51.100.1', '203.0.113.9', 'a stranger says so'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7', 'our proxy was asked by'],
    ['::ffff:10.0.0.2', '198.51.100.1, 203.0.113.7', '203.0.113.7', 'mapped'],
    ['127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.1.1, 10.2.2.2', '203.0.113.7', 'through three of ours'],
    ['127.0.0.1', '10.1.1.1', '10.1.1.1', 'one of ours asks itself'],
    ['127.0.0.1', '203.0.113.7:4711', '203.0.113.7', 'with a port'],
    ['127.0.0.1', '[2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64', 'IPv6 with a port'],
    ['127.0.0.1', '203.0.113.7, unknown', '127.0.0.1', 'no address'],
    ['127.0.0.1', '203.0.113.7,', '127.0.0.1', 'nothing at its end'],
    ['127.0.0.1', undefined, '127.0.0.1', 'nothing was forwarded'],
    ['127.0.0.1', '', '127.0.0.1', 'nothing is said'],
    ['fd00::1', '203.0.113.7', '203.0.113.7', 'an IPv6 proxy'],
    ['2001:0db8:0001:0002:aaaa::1', undefined, '2001:db8:1:2::/64', 'an IPv6 reader'],
    ['2001:db8::1', undefined, '2001:db8:0:0::/64', 'a short one'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64', 'a link-local one'],
    [undefined, '203.0.113.7', '', 'a socket without an address'],
  ])('of %s forwarded for %s is %s (%s)', (peer, forwardedFor, expected, _how) => {
    expect(trustedProxies(ours).addressOf(asking(peer, forwardedFor))).toBe(expected);
  });

  it('is one and the same for everybody of a /64', () => {
    const { addressOf } = trustedProxies([]);
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (network, host) => {
          const short = new URL(`http://[${[...network, ...host].join(':')}]`).hostname.slice(1, -1);
          expect(addressOf(asking(short))).toBe(`${network.join(':')}::/64`);
        },
      ),
    );
  });

  it('is never a client’s claim, in any syntax', () => {
    const { addressOf } = trustedProxies(ours);
    fc.assert(
      fc.property(fc.string(), (claim) => {
        expect(addressOf(asking('127.0.0.1', `${claim}, 203.0.113.7`))).toBe('203.0.113.7');
        expect(addressOf(asking('203.0.113.9', claim))).toBe('203.0.113.9');
      }),
    );
  });
});

describe('a proxy', () => {
  it.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '0.0.0.0/0'])('may be named as %s', (text) =>
    expect(isNetwork(text)).toBe(true),
  );
  it.each(['', 'localhost', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/', 'fe80::1%eth0', '10.0.0.0/8/8'])(
    'cannot be named as %j',
    (text) => expect(isNetwork(text)).toBe(false),
  );

  it('is recognized by its own address', () => {
    const { sent } = trustedProxies(ours);
    expect([sent(asking('10.9.9.9')), sent(asking('::ffff:127.0.0.1')), sent(asking('11.0.0.1', '10.0.0.1'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
