import { isIP } from 'node:net';

const label = String.raw`[\p{L}\p{N}_-]+`;

/**
 * The last label must begin with a letter; a digit would end an IPv4 address (WHATWG URL, "ends in a number checker").
 */
const name = new RegExp(String.raw`^(?:${label}\.)+\p{L}[\p{L}\p{N}_-]*\.?(?::\d{1,5})?$`, 'u');

const maxNameLength = 253;

/**
 * Rejects IP addresses, which may be a client's, and names without a dot: Varnish writes `localhost` for a missing
 * host.
 */
export const isHostName = (text: string): boolean => text.length <= maxNameLength + 6 && name.test(text);

const runs = /[\da-f:.]+/gi;

export const holdsMachine = (text: string): boolean =>
  (text.match(runs) ?? []).some((run) => isIP(run) > 0 || isIP(run.replace(/:\d+$/, '')) > 0);

export const isClient = (word: string): boolean =>
  word.includes(',') || isIP(word.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d[\d.]*):\d+$/, '$1')) > 0;
