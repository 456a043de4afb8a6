import type { IncomingMessage } from 'node:http';

const host = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i;
/** The absolute form that proxies receive (RFC 9112 §3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)(.*)$/i;

const isHost = (text: string): boolean => text.length <= 260 && host.test(text);

const hostsIn = (raw: readonly string[]): readonly number[] =>
  raw.flatMap((name, at) => (at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host' ? [at + 1] : []));

const withPath = (rest: string): string => (rest.startsWith('/') ? rest : `/${rest}`);

/** Also updates `headers`: Node may have parsed it already. */
const setHost = (request: IncomingMessage, at: number | undefined, value: string): void => {
  if (at === undefined) request.rawHeaders.push('Host', value);
  else request.rawHeaders[at] = value;
  request.headers.host = value;
};

/**
 * Drops a fragment as nginx does (RFC 9112 §3.2.1). The host of an absolute target replaces `Host` (RFC 9112 §3.2.2).
 * False for an invalid, repeated or missing host, or a target without a path.
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
