import type { TypedAddress } from '../addresses/read-address.ts';
import { holdsMachine, isHostName } from '../logs/host-name.ts';
import { addressReader } from './address-reader.ts';

export interface KnownHost {
  /** -1 when there are too many hosts. */
  readonly number: number;
  readonly read: (target: string) => TypedAddress;
}

const slash = 0x2f;

/** End of an authority (RFC 3986 §3.2); browsers also end it at a backslash (WHATWG URL, "host state"). */
const absolute = /^https?:\/\/(?:[^/?#\\@]*@)*([^/?#\\@]*)([^/?#]*)/i;

/**
 * An absolute target may name an IP address, or a list of clients with escaped quotes (`http://192.0.2.1\x22,
 * 192.0.2.2/`). Neither is one of our hosts.
 */
const loggedReader = (base: string): KnownHost['read'] => {
  const read = addressReader(base);
  return (target) =>
    read(
      target.charCodeAt(0) === slash
        ? target
        : target.replace(absolute, (whole, host: string, behind: string) =>
            isHostName(host) && !holdsMachine(behind) ? whole : '',
          ),
    );
};

/** A log can name any number of hosts; the first ones are stored. */
const maxHosts = 4096;

export const knownHosts = (defaultHost: string): ((host: string) => KnownHost) => {
  const own: KnownHost = { number: 0, read: loggedReader(defaultHost) };
  const others = new Map<string, KnownHost>();
  return (host) => {
    if (host === '') return own;
    const known = others.get(host);
    if (known !== undefined) return known;
    if (!isHostName(host)) return own;
    if (others.size === maxHosts) return { number: -1, read: loggedReader(host) };
    const made = { number: others.size + 1, read: loggedReader(host) };
    others.set(host, made);
    return made;
  };
};
