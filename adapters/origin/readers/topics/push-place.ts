import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const maxLength = 1_000;

/** Only URLs that the URL parser accepts unchanged. */
const shape = /^(https?):\/\/([a-z0-9.[\]:-]+?)(:\d{1,5})?(\/[!-~]*)$/i;

/** Not an IP address in any notation. */
const isName = (host: string): boolean =>
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(host);

/**
 * Whether messages go to an address at all: to a push service that is known, over https, and by its name. As strict as
 * the web server's own check (config/settings/push.test.ts).
 */
export const isPushPlace = (endpoint: string, origins: readonly string[]): boolean => {
  const [, scheme = '', given = '', port = '', path = ''] = shape.exec(endpoint) ?? [];
  if (endpoint.length > maxLength || path === '' || /[#\\]/.test(path) || !URL.canParse(endpoint)) return false;
  const host = given.toLowerCase();
  if (scheme.toLowerCase() === 'http') return origins.includes(`http://${host}${port}`);
  return (
    (port === '' || port === ':443') &&
    isName(host) &&
    origins.some(
      (known) => known === `https://${host}` || (known.startsWith('https://') && host.endsWith(`.${known.slice(8)}`)),
    )
  );
};

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
// Global IPv6 unicast (2000::/3), without ranges that embed another address.
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Only public addresses. */
export const isOfTheWorld = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && world.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};

/** Resolves at connect time, against DNS rebinding. Rejects the name when any address is private. */
export const lookUpOutside =
  (ask: typeof lookUp = lookUp): LookupFunction =>
  (name, options, done) =>
    ask(name, { ...options, all: true }, (error, found) => {
      const addresses = found as unknown as readonly LookupAddress[] | undefined;
      const refused =
        error ??
        (addresses?.every(({ address }) => isOfTheWorld(address))
          ? null
          : new Error('the host name resolves to a private address'));
      const [first] = addresses ?? [];
      if (refused !== null || addresses === undefined || first === undefined)
        return done(refused ?? new Error('the host name has no address'), '', 4);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
