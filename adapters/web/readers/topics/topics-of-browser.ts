import { okAsync, type ResultAsync } from 'neverthrow';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import { type OwnTopics, ownTopics } from '#core/readers/topics/own-topics.ts';
import type { Topic } from '#core/readers/topics/topic.ts';
import { clientTokenIn } from './topics-cookie.ts';

interface Needs {
  readonly subscriptions: Pick<TopicSubscriptions, 'of' | 'publicKey'>;
  readonly topics: readonly Topic[];
}

interface Asked {
  readonly site: Site;
  readonly cookie: string | undefined;
  readonly asked?: string | null;
  readonly from: OwnTopics['from'];
}

export const topicsOfBrowser =
  ({ subscriptions, topics }: Needs) =>
  async ({ site, cookie, asked = null, from }: Asked): Promise<OwnTopics> => {
    const token = clientTokenIn(cookie, site);
    const followed: ResultAsync<readonly string[], Failure> = token === null ? okAsync([]) : subscriptions.of(token);
    const [key, own] = await Promise.all([subscriptions.publicKey(), followed]);
    return {
      topics: ownTopics(topics, { site: site.role, followed: own.unwrapOr([]), asked }),
      // Offer nothing to follow when the current subscriptions are unknown.
      publicKey: own.isErr() ? null : key.unwrapOr('') || null,
      from,
      problem: null,
    };
  };
