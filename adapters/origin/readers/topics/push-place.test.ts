import { describe, expect, it } from 'vitest';
import { isOfTheWorld, isPushPlace, lookUpOutside } from './push-place.ts';

const origins = ['https://push.example.net', 'http://127.0.0.1:4999'];

const hostileEndpoints = [
  'http://push.example.net/a',
  'https://10.0.0.7/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://017700000001/a',
  'https://127.1/a',
  'https://[::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://localhost/a',
  'https://push.example.net:8443/a',
  'https://push.example.net.gonosz.example/a',
  'https://gonoszpush.example.net/a',
  'https://push.example.net@10.0.0.7/a',
  'https://nev:jelszo@push.example.net/a',
  'https://push.example.net./a',
  'https://push.example.net#@10.0.0.7/',
  'https://push.example.net\\@10.0.0.7/a',
  'https://push.example.net /a',
  'https://ﬀ.push.example.net/a',
  'http://127.0.0.1:4998/a',
  'http://a.127.0.0.1:4999/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `https://push.example.net/${'a'.repeat(1_000)}`,
  '',
];

describe('a place to which messages are sent', () => {
  it.each(['https://push.example.net/a', 'https://eu.push.example.net/a?b=c', 'http://127.0.0.1:4999/send/a'])(
    'may be %s',
    (endpoint) => expect(isPushPlace(endpoint, origins)).toBe(true),
  );
  it.each(hostileEndpoints)('is never %s', (endpoint) => expect(isPushPlace(endpoint, origins)).toBe(false));

  it('is never on a private network, even inside an embedded address', () => {
    for (const address of ['8.8.8.8', '142.250.1.95', '2a00:1450:4001:831::200a'])
      expect(isOfTheWorld(address)).toBe(true);
    for (const address of [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.31.0.1',
      '192.168.1.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:0:a00:1::',
      '2001:db8::1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
      'nem cim',
    ])
      expect(isOfTheWorld(address), address).toBe(false);
  });

  it.each([
    [[{ address: '8.8.8.8', family: 4 }], null],
    [[{ address: '10.0.0.7', family: 4 }], 'the host name resolves to a private address'],
    [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '::1', family: 6 },
      ],
      'the host name resolves to a private address',
    ],
    [[], 'the host name has no address'],
  ])('is looked up as it is connected to: %j', async (found, refused) => {
    const ask = ((_name: string, _options: object, done: (error: null, all: object) => void) =>
      done(null, found)) as unknown as Parameters<typeof lookUpOutside>[0];
    const said = await new Promise<readonly unknown[]>((resolve) =>
      lookUpOutside(ask)('push.example.net', {}, (...answer) => resolve(answer)),
    );
    expect(said[0] === null ? null : (said[0] as Error).message).toBe(refused);
    if (refused === null) expect(said.slice(1)).toEqual(['8.8.8.8', 4]);
  });
});
