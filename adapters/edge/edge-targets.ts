import type { Purge } from './purge-of-changes.ts';

export interface EdgeSettings {
  readonly EDGE_VARNISH_URLS: readonly string[];
  readonly EDGE_VARNISH_TOKEN?: string | undefined;
  readonly EDGE_FASTLY_URL?: string | undefined;
  readonly EDGE_FASTLY_TOKEN?: string | undefined;
  readonly EDGE_CLOUDFLARE_URL?: string | undefined;
  readonly EDGE_CLOUDFLARE_TOKEN?: string | undefined;
}

export interface PurgeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type EdgeKind = 'varnish' | 'fastly' | 'cloudflare';

export interface EdgeTarget {
  readonly kind: EdgeKind;
  /** Kind and host, for receipts and the log. */
  readonly name: string;
  readonly requestsFor: (purge: Purge) => readonly PurgeRequest[];
}

/** Keys for one request. Varnish accepts header lines of 8 KB, Fastly 256 keys, Cloudflare 100 tags. */
const maxKeysOf = { varnish: 200, fastly: 250, cloudflare: 100 } as const;

const inParts = (keys: readonly string[], max: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / max) }, (_, at) => keys.slice(at * max, (at + 1) * max));

const targetOf = (kind: EdgeKind, url: string, requestsFor: EdgeTarget['requestsFor']): EdgeTarget => ({
  kind,
  name: `${kind} ${new URL(url).host}`,
  requestsFor,
});

/** tools/edge/varnish.vcl reads these headers. */
const varnish = (url: string, token: string): EdgeTarget =>
  targetOf('varnish', url, ({ hard, soft }) => {
    const request = (header: string, keys: readonly string[]): PurgeRequest => ({
      method: 'PURGE',
      url,
      headers: { 'edge-token': token, [header]: keys.join(' ') },
    });
    return [
      ...inParts(hard, maxKeysOf.varnish).map((keys) => request('edge-purge', keys)),
      ...inParts(soft, maxKeysOf.varnish).map((keys) => request('edge-soft-purge', keys)),
    ];
  });

const fastly = (url: string, token: string): EdgeTarget =>
  targetOf('fastly', url, ({ hard, soft }) => {
    const request = (keys: readonly string[], more: Readonly<Record<string, string>>): PurgeRequest => ({
      method: 'POST',
      url: `${url}/purge`,
      headers: { 'fastly-key': token, 'surrogate-key': keys.join(' '), accept: 'application/json', ...more },
    });
    return [
      ...inParts(hard, maxKeysOf.fastly).map((keys) => request(keys, {})),
      ...inParts(soft, maxKeysOf.fastly).map((keys) => request(keys, { 'fastly-soft-purge': '1' })),
    ];
  });

/** Cloudflare has no soft purge. */
const cloudflare = (url: string, token: string): EdgeTarget =>
  targetOf('cloudflare', url, ({ hard, soft }) =>
    inParts([...new Set([...hard, ...soft])], maxKeysOf.cloudflare).map((tags) => ({
      method: 'POST',
      url: `${url}/purge_cache`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    })),
  );

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Purges are sent to configured addresses only. */
export const edgeTargets = ({
  EDGE_VARNISH_URLS,
  EDGE_VARNISH_TOKEN = '',
  EDGE_FASTLY_URL,
  EDGE_FASTLY_TOKEN = '',
  EDGE_CLOUDFLARE_URL,
  EDGE_CLOUDFLARE_TOKEN = '',
}: EdgeSettings): readonly EdgeTarget[] => [
  ...EDGE_VARNISH_URLS.map((url) => varnish(url, EDGE_VARNISH_TOKEN)),
  ...(EDGE_FASTLY_URL === undefined ? [] : [fastly(withoutSlash(EDGE_FASTLY_URL), EDGE_FASTLY_TOKEN)]),
  ...(EDGE_CLOUDFLARE_URL === undefined ? [] : [cloudflare(withoutSlash(EDGE_CLOUDFLARE_URL), EDGE_CLOUDFLARE_TOKEN)]),
];
