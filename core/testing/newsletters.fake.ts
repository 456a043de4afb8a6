import { okAsync } from 'neverthrow';
import type { Newsletters, SubscriptionRequest } from '../ports/newsletters.ts';
import { fails } from './refusals.fake.ts';

interface Letter extends SubscriptionRequest {
  readonly key: string;
  readonly code: string;
}

export const fakeNewsletters = () => {
  const letters: Letter[] = [];
  const confirmed = new Set<string>();
  const ended: string[] = [];
  const newsletters: Newsletters = {
    subscribe: (request) => {
      letters.push({ ...request, key: `key-${letters.length}-`.padEnd(43, 'k'), code: `00000${letters.length}` });
      return okAsync(null);
    },
    confirm: ({ key, code, browser }) => {
      const letter = letters.find((one) => one.key === key);
      if (letter === undefined) return fails('not-found');
      if (letter.browser === browser || letter.code === code) confirmed.add(key);
      return okAsync(confirmed.has(key));
    },
    unsubscribe: (token) => {
      ended.push(token);
      return okAsync(null);
    },
  };
  return { newsletters, letters, confirmed, ended };
};
