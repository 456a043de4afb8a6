import { asciiPath } from '#core/addresses/paths/path-text.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { TypedAddress } from '../addresses/read-address.ts';

const slash = 0x2f;

/** Reads the targets of one host: nearly all are paths, which need no look at scheme and host. */
export const addressReader = (base: string): ((target: string) => TypedAddress) => {
  const { origin, host } = readAddress('/', base);
  return (target) => {
    if (target.charCodeAt(0) !== slash || target.includes('#')) return readAddress(target, base);
    const question = target.indexOf('?');
    if (question < 0) return { origin, host, path: target, query: '' };
    return { origin, host, path: target.slice(0, question), query: asciiPath(target.slice(question + 1)) };
  };
};
