import { ghostToken, readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { DeskKind } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of each request. The Content API of Ghost takes its key in the address. */
export const credentialsOf = (kind: DeskKind, key: string | null, time: Pick<Time, 'now'>): (() => Headers) => {
  if (kind === 'wordpress') {
    const headers: Headers = key === null ? {} : { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
    return () => headers;
  }
  const ghost = readGhostKey(key ?? '');
  return () => ({
    'accept-version': 'v5.0',
    ...(ghost?.api === 'admin' && { authorization: `Ghost ${ghostToken(ghost, time.now())}` }),
  });
};
