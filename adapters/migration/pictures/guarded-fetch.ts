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

type Fetched = { readonly bytes: Buffer } | { readonly why: string };
type Step = Fetched | { readonly location: string };

const maxRedirects = 4;

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

const refusal = (url: URL, { allowLoopback }: FetchLimits): string | null => {
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return 'not a web address';
  if (allowLoopback && isLoopback(url.hostname)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isLoopback(url.hostname) || (isIP(host) !== 0 && !isOfTheWorld(host)) ? 'a private address' : null;
};

const step = (url: URL, limits: FetchLimits, signal: AbortSignal): Promise<Step> =>
  new Promise((resolve) => {
    const guarded = limits.allowLoopback && isLoopback(url.hostname) ? {} : { lookup: lookUpOutside() };
    const client = url.protocol === 'https:' ? https : http;
    const request = client.get(
      url,
      { ...guarded, signal, headers: { accept: 'image/*,audio/*,video/*', 'user-agent': 'migration' } },
      (response) => {
        const { statusCode = 0, headers } = response;
        const end = (result: Step): void => {
          response.destroy();
          resolve(result);
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
          return end({ location: headers.location });
        if (statusCode !== 200) return end({ why: `HTTP status ${statusCode}` });
        if (Number(headers['content-length'] ?? 0) > limits.maxBytes) return end({ why: 'too large' });
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > limits.maxBytes) end({ why: 'too large' });
          else parts.push(part);
        });
        response.on('end', () => resolve({ bytes: Buffer.concat(parts) }));
        response.on('error', () => resolve({ why: 'the connection broke' }));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ why: error.name === 'AbortError' ? 'no response in time' : (error.code ?? error.message) }),
    );
  });

/** Each redirect is checked too, and each name again when it connects: no private address is requested. */
export const guardedFetch = async (address: string, limits: FetchLimits): Promise<Fetched> => {
  const signal = limits.deadline();
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= maxRedirects && url !== null; redirects += 1) {
    const refused = refusal(url, limits);
    if (refused !== null) return { why: refused };
    const done = await step(url, limits, signal);
    if (!('location' in done)) return done;
    url = URL.parse(done.location, url.href);
  }
  return { why: url === null ? 'not a web address' : 'too many redirects' };
};
