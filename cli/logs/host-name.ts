import { isIP } from 'node:net';

const label = String.raw`[\p{L}\p{N}_-]+`;

/**
 * Labels between dots, the last of which begins with a letter: one that begins with a digit ends an IPv4 address
 * (WHATWG URL, "ends in a number checker"). A port may follow.
 */
const name = new RegExp(String.raw`^(?:${label}\.)+\p{L}[\p{L}\p{N}_-]*\.?(?::\d{1,5})?$`, 'u');

const longestName = 253;

/**
 * Whether a log can mean a site by this. Addresses of machines are none: they may be a client's. A name without a dot is
 * none either: Varnish writes `localhost` where a request names no host.
 */
export const isHostName = (text: string): boolean => text.length <= longestName + 6 && name.test(text);

/** Runs of what addresses of machines are written with. */
const runs = /[\da-f:.]+/gi;

/** Whether an address of a machine stands anywhere in this text, with or without a port. */
export const holdsMachine = (text: string): boolean =>
  (text.match(runs) ?? []).some((run) => isIP(run) > 0 || isIP(run.replace(/:\d+$/, '')) > 0);

/** Whether this is a client's address, with or without a port, or stands in a list of them (`X-Forwarded-For`). */
export const isClient = (word: string): boolean =>
  word.includes(',') || isIP(word.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d[\d.]*):\d+$/, '$1')) > 0;
