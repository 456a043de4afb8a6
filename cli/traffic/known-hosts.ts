import type { TypedAddress } from '../addresses/read-address.ts';
import { holdsMachine, isHostName } from '../logs/host-name.ts';
import { addressReader } from './address-reader.ts';

export interface KnownHost {
  /** A small number of its own; -1 where there is none left. */
  readonly number: number;
  /** Reads a target that was asked of this host. */
  readonly read: (target: string) => TypedAddress;
}

const slash = 0x2f;

/** An authority ends before the next of these (RFC 3986, 3.2), in browsers before a backslash, too (WHATWG URL, "host state"). */
const absolute = /^https?:\/\/(?:[^/?#\\@]*@)*([^/?#\\@]*)([^/?#]*)/i;

/**
 * Reads targets; an absolute one may name a machine (`http://192.0.2.1/`) or a list of clients, whose quotes a server
 * escaped (`http://192.0.2.1\x22, 192.0.2.2/`). Neither is a host of ours.
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

/** A log can name any number of hosts; the first ones are kept. */
const mostHosts = 4096;

/** The hosts that a log names. `defaultHost`: where it does not say, or names what is no host. */
export const knownHosts = (defaultHost: string): ((host: string) => KnownHost) => {
  const own: KnownHost = { number: 0, read: loggedReader(defaultHost) };
  const others = new Map<string, KnownHost>();
  return (host) => {
    if (host === '') return own;
    const known = others.get(host);
    if (known !== undefined) return known;
    if (!isHostName(host)) return own;
    if (others.size === mostHosts) return { number: -1, read: loggedReader(host) };
    const made = { number: others.size + 1, read: loggedReader(host) };
    others.set(host, made);
    return made;
  };
};
