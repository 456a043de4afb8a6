import { okAsync } from 'neverthrow';
import type { PushAddress, TopicSubscriptions } from '../ports/topic-subscriptions.ts';
import { fails } from './refusals.fake.ts';

interface Browser {
  readonly topics: readonly string[];
  readonly address: PushAddress | null;
  readonly reader: string | null;
}

export const fakeTopicSubscriptions = (topics: readonly string[] = ['hirek', 'sport']) => {
  const browsers = new Map<string, Browser>();
  const change = (
    token: string,
    more: (browser: Browser) => Partial<Browser>,
  ): ReturnType<TopicSubscriptions['follow']> => {
    const browser = browsers.get(token) ?? { topics: [], address: null, reader: null };
    browsers.set(token, { ...browser, ...more(browser) });
    return okAsync(null);
  };
  const subscriptions: TopicSubscriptions = {
    publicKey: () => okAsync('B'.padEnd(87, 'A')),
    of: (token) => okAsync(browsers.get(token)?.topics ?? []),
    follow: (token, topic, reader) =>
      topics.includes(topic)
        ? change(token, (browser) => ({
            topics: [...new Set([...browser.topics, topic])],
            reader: reader ?? browser.reader,
          }))
        : fails('not-found'),
    unfollow: (token, topic) => {
      if (topic !== null)
        return change(token, (browser) => ({ topics: browser.topics.filter((one) => one !== topic) }));
      browsers.delete(token);
      return okAsync(null);
    },
    reach: (token, address, reader) =>
      address.endpoint.startsWith('https://')
        ? change(token, (browser) => ({ address, reader: reader ?? browser.reader }))
        : fails('not-found'),
    prove: () => okAsync(null),
  };
  return { subscriptions, browsers };
};
