import type { IncomingMessage } from 'node:http';

/**
 * A name, an IPv4 address or an IPv6 one in brackets, and perhaps a port; nothing that could be read as a user or a
 * path.
 */
const host = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i;
/** A whole address instead of a path, as a proxy is asked (RFC 9112 §3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)(.*)$/i;

const isHost = (text: string): boolean => text.length <= 260 && host.test(text);

/** Places of the values of `Host` among the headers as they came. */
const hostsIn = (raw: readonly string[]): readonly number[] =>
  raw.flatMap((name, at) => (at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host' ? [at + 1] : []));

const withPath = (rest: string): string => (rest.startsWith('/') ? rest : `/${rest}`);

/** What came without a Host gets one; `headers` is told too, since Node may have read it already. */
const setHost = (request: IncomingMessage, at: number | undefined, value: string): void => {
  if (at === undefined) request.rawHeaders.push('Host', value);
  else request.rawHeaders[at] = value;
  request.headers.host = value;
};

/**
 * Makes every request one for a path, with its host in `Host`. A fragment, which no client should send (RFC 9112 §3.2.1),
 * is dropped, as nginx does. Where the target is a whole address, its host takes
 * the place of the header
 * (RFC 9112 §3.2.2). False for what must be refused: two hosts, none in HTTP/1.1, what is no host, and a target that
 * is no path.
 */
export const settleTarget = (request: IncomingMessage): boolean => {
  const { url = '', rawHeaders, httpVersion } = request;
  const [at, ...more] = hostsIn(rawHeaders);
  if (more.length > 0 || (at === undefined && httpVersion === '1.1')) return false;
  if (at !== undefined && !isHost(rawHeaders[at] as string)) return false;
  if (url.includes('#')) request.url = url.slice(0, url.indexOf('#'));
  if (url.startsWith('/')) return true;
  const [, named = '', rest = ''] = absolute.exec(request.url ?? '') ?? [];
  if (!isHost(named)) return false;
  setHost(request, at, named);
  request.url = withPath(rest);
  return true;
};
