import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Followed } from '../state/followed.ts';
import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import { openGhostDesk } from '../ghost/ghost-desk.ts';
import { openWordpress } from '../wordpress/open-wordpress.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { credentialsOf } from '../desk/credentials.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import type { Desk } from '../desk/desk.ts';

export type OpenDesk = (desk: FollowedDesk, followed: Followed, time: Time) => Desk;

export const openDesk: OpenDesk = ({ kind, address, allowPrivate, mapping, secrets: { key } }, followed, time) => {
  const ask = askDesk({ allowPrivate, headers: credentialsOf(kind, key, time), time });
  if (kind === 'wordpress') {
    const everyone = key === null ? null : askDesk({ allowPrivate, headers: () => ({}), time });
    return openWordpress(address, { ask, everyone }, followed);
  }
  const ghostKey = readGhostKey(key ?? '');
  if (ghostKey === null) throw new DeskFault('the key is none of Ghost');
  return openGhostDesk({ address, key: ghostKey, ask, mapping, followed, time });
};
