import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

export interface TrustedProxies {
  sent(request: IncomingMessage): boolean;
  /** The rate limit key: an IPv4 address, an IPv6 /64, or '' when unknown. */
  addressOf(request: IncomingMessage): string;
  /** Null for a trusted proxy, because any client may be behind it. */
  placeOf(socket: Pick<Socket, 'remoteAddress'>): string | null;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies write `192.0.2.1:80` or `[2001:db8::1]:80`. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const plainAddress = (text: string): string | null => {
  const [, v6, v4] = withPort.exec(text.trim()) ?? [];
  const bare = (v6 ?? v4 ?? text.trim()).replace(/%.*$/, '');
  const address = mapped.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address;
};

/** One household or server controls a whole /64. */
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

const networkIn = (text: string): Network | null => {
  const [, written = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const max = isIP(written) === 4 ? 32 : 128;
  const network = { address: written, bits: bits === undefined ? max : Number(bits) };
  return isIP(written) === 0 || written.includes('%') || network.bits > max ? null : network;
};

export const isNetwork = (text: string): boolean => networkIn(text) !== null;

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const { address, bits } of networks.map(networkIn).filter((one) => one !== null))
    list.addSubnet(address, bits, family(address));
  return list;
};

/**
 * The client is the last address in `X-Forwarded-For` that is not a trusted proxy. Without `networks`, the header is
 * ignored.
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
      // A trusted proxy did not write this, so all clients behind it share one key.
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
