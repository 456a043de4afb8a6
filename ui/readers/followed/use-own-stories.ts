import { useCallback, useEffect, useState } from 'react';
import { followedAddress, type FollowedKey } from '#core/readers/followed/followed-list.ts';
import type { PageOf } from '#core/pages/page.ts';
import { loadPayload } from '../../window/payload.ts';

export interface OwnStories {
  readonly page: PageOf<'kovetett'> | null;
  readonly state: 'loading' | 'shown' | 'failed';
  readonly again: () => void;
}

const load = async (path: string, search: string, signal: AbortSignal): Promise<PageOf<'kovetett'> | null> => {
  const payload = await loadPayload(path, search, signal, 'no-cache').catch(() => null);
  return payload?.kind === 'page' && payload.page.route.name === 'kovetett'
    ? (payload.page as PageOf<'kovetett'>)
    : null;
};

interface Answer {
  readonly page: OwnStories['page'];
  readonly answered: string;
  readonly failed: boolean;
}

/** Sends only the names. Keeps the last result while requests fail. */
export const useOwnStories = (path: string, list: readonly FollowedKey[]): OwnStories => {
  const [{ page, answered, failed }, setAnswer] = useState<Answer>({ page: null, answered: '', failed: false });
  const [tries, setTries] = useState(0);
  const [, query = ''] = followedAddress(path, list).split('?');
  const question = `${tries} ${query}`;
  useEffect(() => {
    const asking = new AbortController();
    const asked = question.slice(question.indexOf(' ') + 1);
    void load(path, `?${asked}`, asking.signal).then((loaded) => {
      if (asking.signal.aborted) return;
      setAnswer((before) => ({ page: loaded ?? before.page, answered: question, failed: loaded === null }));
    });
    return () => asking.abort();
  }, [path, question]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  const answer = failed ? 'failed' : 'shown';
  return { page, state: answered === question ? answer : 'loading', again };
};
