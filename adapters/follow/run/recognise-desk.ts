import { findSite } from '#adapters/migration/site/find-site.ts';
import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { DeskKind } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import { openGhostApi, parse } from '../ghost/ghost-api.ts';
import { wirePages } from '../ghost/ghost.wire.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { credentialsOf } from '../desk/credentials.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import type { DeskPlace } from '../desk/desk-place.ts';
import { whyOf } from '../desk/why-of.ts';

export type RecognisedDesk =
  | { readonly kind: DeskKind; readonly mayHaveHooks: boolean }
  | { readonly unusable: 'no-desk' | 'no-key' | 'key-refused'; readonly why: string };

/** Asks a site whether it is a WordPress or a Ghost, and a Ghost whether it takes the key. */
export const recogniseDesk = async (
  { address, key, allowPrivate }: DeskPlace,
  time: Pick<Time, 'deadline' | 'now'>,
): Promise<RecognisedDesk> => {
  const ghostKey = readGhostKey(key ?? '');
  let why = '';
  const probe = askDesk({
    allowPrivate,
    time,
    headers: credentialsOf('wordpress', ghostKey === null ? key : null, time),
  });
  const found = await findSite(address, (asked) =>
    probe(asked).catch((cause: unknown) => {
      why = cause instanceof DeskFault ? cause.message : String(cause);
      return { status: 0, headers: {}, body: undefined };
    }),
  );
  if (found === null) return { unusable: 'no-desk', why };
  if (found.kind === 'wordpress') return { kind: 'wordpress', mayHaveHooks: false };
  if (ghostKey === null) return { unusable: 'no-key', why: '' };
  const api = openGhostApi(
    address,
    ghostKey,
    askDesk({ allowPrivate, time, headers: credentialsOf('ghost', key, time) }),
  );
  try {
    parse(wirePages, await api.ask('posts', { limit: 1, fields: 'id' }));
    return { kind: 'ghost', mayHaveHooks: ghostKey.api === 'admin' };
  } catch (cause) {
    return { unusable: 'key-refused', why: whyOf(cause) };
  }
};
