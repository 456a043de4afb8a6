import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isOfTheWorld, lookUpOutside } from '#adapters/origin/readers/topics/push-place.ts';

export interface FetchLimits {
  readonly maxBytes: number;
  readonly allowLoopback: boolean;
  /** For one address with its redirects. */
  readonly deadline: () => AbortSignal;
}

export interface GuardedResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

type Headers = Readonly<Record<string, string>>;
type Step = GuardedResponse | { readonly why: string };

const maxRedirects = 4;

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

const refusal = (url: URL, { allowLoopback }: FetchLimits): string | null => {
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return 'not a web address';
  if (allowLoopback && isLoopback(url.hostname)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isLoopback(url.hostname) || (isIP(host) !== 0 && !isOfTheWorld(host)) ? 'a private address' : null;
};

const step = (url: URL, headers: Headers, limits: FetchLimits, signal: AbortSignal): Promise<Step> =>
  new Promise((resolve) => {
    const guarded = limits.allowLoopback && isLoopback(url.hostname) ? {} : { lookup: lookUpOutside() };
    const client = url.protocol === 'https:' ? https : http;
    const request = client.get(
      url,
      { ...guarded, signal, headers: { 'user-agent': 'migration', ...headers } },
      (response) => {
        const end = (result: Step): void => {
          response.destroy();
          resolve(result);
        };
        if (Number(response.headers['content-length'] ?? 0) > limits.maxBytes) return end({ why: 'too large' });
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > limits.maxBytes) end({ why: 'too large' });
          else parts.push(part);
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
        );
        response.on('error', () => resolve({ why: signal.aborted ? 'no response in time' : 'the connection broke' }));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ why: error.name === 'AbortError' ? 'no response in time' : (error.code ?? error.message) }),
    );
  });

/**
 * Each redirect is checked too, and each name again when it connects: no private address is requested. A redirect to
 * another origin gets no credentials.
 */
export const guardedRequest = async (address: string, given: Headers, limits: FetchLimits): Promise<Step> => {
  const signal = limits.deadline();
  let [url, headers] = [URL.parse(address), given];
  for (let redirects = 0; redirects <= maxRedirects && url !== null; redirects += 1) {
    const refused = refusal(url, limits);
    if (refused !== null) return { why: refused };
    const done = await step(url, headers, limits, signal);
    if ('why' in done || done.status < 300 || done.status > 399 || done.headers.location === undefined) return done;
    const next: URL | null = URL.parse(done.headers.location, url.href);
    if (next?.origin !== url.origin) {
      const { authorization: _, ...others } = headers;
      headers = others;
    }
    url = next;
  }
  return { why: url === null ? 'not a web address' : 'too many redirects' };
};

/** A picture, film or sound. */
export const guardedFetch = async (
  address: string,
  limits: FetchLimits,
): Promise<{ readonly bytes: Buffer } | { readonly why: string }> => {
  const done = await guardedRequest(address, { accept: 'image/*,audio/*,video/*' }, limits);
  return 'why' in done || done.status === 200 ? done : { why: `HTTP status ${done.status}` };
};
