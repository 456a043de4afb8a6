import { okAsync } from 'neverthrow';
import type { Notices } from '../ports/notices.ts';
import type { Newsroom } from './newsroom.fake.ts';

/** `now` in unix seconds. */
export const fakeNotices = ({ content, siteOf }: Newsroom, now: number): Notices => ({
  standing: () =>
    okAsync(
      (content.notices ?? [])
        .map((notice, at) => ({
          ...notice,
          id: String(at + 1),
          sites: notice.sites?.map((role) => siteOf(role).slug) ?? null,
        }))
        .filter(({ until }) => until > now)
        .toReversed(),
    ),
});
