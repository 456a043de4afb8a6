import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Followed } from '../state/followed.ts';
import { openWordpress } from '../wordpress/open-wordpress.ts';
import { askDesk } from '../desk/ask-desk.ts';
import type { Desk } from '../desk/desk.ts';

export type OpenDesk = (desk: FollowedDesk, followed: Followed, time: Time) => Desk;

export const openDesk: OpenDesk = ({ address, allowPrivate, secrets: { key } }, followed, time) => {
  const headers: Readonly<Record<string, string>> =
    key === null ? {} : { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  return openWordpress(address, askDesk({ allowPrivate, headers, time }), followed);
};
