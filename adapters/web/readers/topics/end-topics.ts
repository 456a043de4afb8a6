import type { TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import type { ReaderCall } from '../reader-outcome.ts';
import { clientTokenIn, noTopicsCookie } from './topics-cookie.ts';

/**
 * Ends what a reader's browser follows, with the account that was deleted there; gives the cookies that say so. Where it
 * cannot be told now, the account's end has done it wherever both are kept in one place.
 */
export const endTopicsOf =
  ({ unfollow }: Pick<TopicSubscriptions, 'unfollow'>) =>
  async ({ site, cookie }: ReaderCall): Promise<readonly string[]> => {
    const token = clientTokenIn(cookie, site);
    if (token === null) return [];
    return (await unfollow(token, null)).match(
      () => ['set-cookie', noTopicsCookie(site)],
      () => [],
    );
  };
