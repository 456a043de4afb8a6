import type { IncomingMessage } from 'node:http';
import { type Address } from '#core/addresses/paths/address.ts';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';

/**
 * Splits the request line without decoding anything; raw bytes that Node shows as Latin-1 become their
 * percent-encoding.
 */
export const askedAddress = ({ headers: { host = '' }, url = '/' }: IncomingMessage): Address => {
  const question = url.indexOf('?');
  const path = asciiPathOfBytes(question < 0 ? url : url.slice(0, question));
  return { host, path, query: question < 0 ? '' : url.slice(question + 1) };
};
