import { asciiPath } from '#core/addresses/paths/path-text.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { TypedAddress } from '../addresses/read-address.ts';

const slash = 0x2f;

/** Nearly all targets are paths, which need no check of scheme and host. */
export const addressReader = (base: string): ((target: string) => TypedAddress) => {
  const { origin, host } = readAddress('/', base);
  return (target) => {
    if (target.charCodeAt(0) !== slash || target.includes('#')) return readAddress(target, base);
    const question = target.indexOf('?');
    if (question < 0) return { origin, host, path: target, query: '' };
    return { origin, host, path: target.slice(0, question), query: asciiPath(target.slice(question + 1)) };
  };
};
