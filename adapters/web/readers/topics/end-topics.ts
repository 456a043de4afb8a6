import type { TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import type { ReaderCall } from '../reader-outcome.ts';
import { clientTokenIn, noTopicsCookie } from './topics-cookie.ts';

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
