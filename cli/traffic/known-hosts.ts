import type { TypedAddress } from '../addresses/read-address.ts';
import { addressReader } from './address-reader.ts';

export interface KnownHost {
  /** A small number of its own; -1 where there is none left. */
  readonly number: number;
  /** Reads a target that was asked of this host. */
  readonly read: (target: string) => TypedAddress;
}

/** A log can name any number of hosts, of any length; the first ones are kept. */
const mostHosts = 4096;
const longestName = 255;

/** The hosts that a log names. `defaultHost`: where it does not say. */
export const knownHosts = (defaultHost: string): ((host: string) => KnownHost) => {
  const own: KnownHost = { number: 0, read: addressReader(defaultHost) };
  const others = new Map<string, KnownHost>();
  return (host) => {
    if (host === '') return own;
    const known = others.get(host);
    if (known !== undefined) return known;
    if (others.size === mostHosts || host.length > longestName) return { number: -1, read: addressReader(host) };
    const made = { number: others.size + 1, read: addressReader(host) };
    others.set(host, made);
    return made;
  };
};
