import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

/** The proxies whose word counts, and what they say of a request. */
export interface TrustedProxies {
  /** Whether the request came straight from one of them, so that its headers may be believed. */
  sent(request: IncomingMessage): boolean;
  /**
   * Whom every limit by address counts the request to: an IPv4 address, the /64 of an IPv6 one, or '' where nothing
   * is known.
   */
  addressOf(request: IncomingMessage): string;
  /** The same of a connection; null for a proxy of ours, behind which anybody may be. */
  placeOf(socket: Pick<Socket, 'remoteAddress'>): string | null;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/**
 * `192.0.2.1:80` and `[2001:db8::1]:80`, as some proxies write; the zone of a link-local address is of no use to us.
 */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** An address without port and zone, an IPv4 one in its own form; null for what is none. */
const plainAddress = (text: string): string | null => {
  const [, v6, v4] = withPort.exec(text.trim()) ?? [];
  const bare = (v6 ?? v4 ?? text.trim()).replace(/%.*$/, '');
  const address = mapped.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address;
};

/** Four groups of an IPv6 address: one household or server rules over a whole /64. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length - (address.includes('.') ? 1 : 0))).fill('0'),
    ...after,
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

interface Network {
  readonly address: string;
  readonly bits: number;
}

/** An address, or addresses that begin alike (`10.0.0.0/8`); null for what is neither. */
const networkIn = (text: string): Network | null => {
  const [, written = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = isIP(written) === 4 ? 32 : 128;
  const network = { address: written, bits: bits === undefined ? most : Number(bits) };
  return isIP(written) === 0 || written.includes('%') || network.bits > most ? null : network;
};

export const isNetwork = (text: string): boolean => networkIn(text) !== null;

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const { address, bits } of networks.map(networkIn).filter((one) => one !== null))
    list.addSubnet(address, bits, family(address));
  return list;
};

/**
 * Believes `X-Forwarded-For` as far as proxies of ours wrote it: read from its end, the first address that is none of
 * them is who asks.
 * `networks` are addresses and CIDR blocks; without any nobody is believed, whatever network the other end is on.
 */
export const trustedProxies = (networks: readonly string[]): TrustedProxies => {
  const list = listOf(networks);
  const isOurs = (address: string | null): address is string =>
    address !== null && list.check(address, family(address));
  const addressOfSocket = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string | null =>
    plainAddress(remoteAddress);
  const peerOf = ({ socket }: IncomingMessage): string | null => addressOfSocket(socket);

  const askerOf = (request: IncomingMessage): string | null => {
    let asker = peerOf(request);
    const hops = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (isOurs(asker)) {
      const told = plainAddress(hops.pop() ?? '');
      // What is no address was not written by a proxy of ours: everybody behind it counts as one.
      if (told === null) return asker;
      asker = told;
    }
    return asker;
  };

  const placeOf = (address: string | null): string => {
    if (address === null) return '';
    return isIP(address) === 4 ? address : networkOf(address);
  };

  return {
    sent: (request) => isOurs(peerOf(request)),
    addressOf: (request) => placeOf(askerOf(request)),
    placeOf: (socket) => {
      const peer = addressOfSocket(socket);
      return isOurs(peer) ? null : placeOf(peer);
    },
  };
};
