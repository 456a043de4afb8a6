import { asciiPath } from '../paths/path-text.ts';
import type { MapEntry } from './packed-addresses.ts';
import type { AddressPair } from './shapes-of.ts';

const isPath = /^\/(?![/\\])[!-~]*$/;

/** Null for an address that cannot be asked for, or a target that could lead to another host. */
export const mapEntryOf = ([given, target]: AddressPair, isList: boolean): MapEntry | null => {
  const [from, to] = [asciiPath(given.normalize('NFC')), asciiPath(target)];
  return given.startsWith('/') && isPath.test(to) && !/[?#\\]/.test(to) ? { from, to, isList } : null;
};

export const mapEntriesOf = (pairs: readonly AddressPair[], isList: boolean): readonly MapEntry[] =>
  pairs.flatMap((pair) => mapEntryOf(pair, isList) ?? []);
