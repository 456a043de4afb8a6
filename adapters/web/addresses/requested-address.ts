import type { IncomingMessage } from 'node:http';
import { type Address } from '#core/addresses/paths/address.ts';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';

/** Decodes nothing. Node gives raw bytes as Latin-1; they are percent-encoded here. */
export const requestedAddress = ({ headers: { host = '' }, url = '/' }: IncomingMessage): Address => {
  const question = url.indexOf('?');
  const path = asciiPathOfBytes(question < 0 ? url : url.slice(0, question));
  return { host, path, query: question < 0 ? '' : url.slice(question + 1) };
};
