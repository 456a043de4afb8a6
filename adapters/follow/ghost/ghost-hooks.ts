import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { DeskHooks } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { credentialsOf } from '../desk/credentials.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import type { DeskPlace } from '../desk/desk-place.ts';
import { faultOf, type GhostApi, openGhostApi, parse } from './ghost-api.ts';
import { wireHook } from './ghost.wire.ts';
import { whyOf } from '../desk/why-of.ts';

/** `site.changed` follows every edit that readers can see; the others name their post. */
export const ghostEvents = [
  'post.published',
  'post.published.edited',
  'post.unpublished',
  'post.deleted',
  'tag.edited',
  'site.changed',
] as const;

export interface SetHooks {
  readonly ids: readonly string[];
  /** Null when all were set up. */
  readonly why: string | null;
}

const openApi = ({ address, key, allowPrivate }: DeskPlace, time: Pick<Time, 'deadline' | 'now'>): GhostApi => {
  const ghostKey = readGhostKey(key ?? '');
  if (ghostKey === null) throw new DeskFault('the key is none of Ghost');
  return openGhostApi(address, ghostKey, askDesk({ allowPrivate, time, headers: credentialsOf('ghost', key, time) }));
};

/** Ids of those that were set up before one was refused are given, too. */
export const setGhostHooks = async (
  place: DeskPlace,
  { target, secret, name }: { readonly target: string; readonly secret: string; readonly name: string },
  time: Pick<Time, 'deadline' | 'now'>,
): Promise<SetHooks> => {
  const ids: string[] = [];
  try {
    const api = openApi(place, time);
    for (const event of ghostEvents) {
      const body = { webhooks: [{ event, target_url: target, secret, name }] };
      const { webhooks } = parse(wireHook, await api.ask('webhooks', {}, { method: 'POST', body }));
      ids.push(...webhooks.map(({ id }) => id));
    }
    return { ids, why: null };
  } catch (cause) {
    return { ids, why: whyOf(cause) };
  }
};

/** Null when none is left at the desk; otherwise why. */
export const removeGhostHooks = async (
  hooks: DeskHooks,
  time: Pick<Time, 'deadline' | 'now'>,
): Promise<string | null> => {
  try {
    const api = openApi(hooks, time);
    for (const id of hooks.ids) {
      const answer = await api.ask(`webhooks/${id}`, {}, { method: 'DELETE' });
      // An administrator has deleted it.
      if (answer.status !== 204 && answer.status !== 404) throw faultOf(answer);
    }
    return null;
  } catch (cause) {
    return whyOf(cause);
  }
};
