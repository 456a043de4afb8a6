import { useEffect, useRef, useState } from 'react';
import { isLatest, noRequests, sendRequest } from '#core/editorial/search/request-order.ts';
import { askJson } from '../../window/ask-json.ts';

/** Debounce, in milliseconds. */
const pause = 150;

export type Latest<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'answer'; readonly answer: T };

/** Ignores responses to earlier requests. Null sends no request. */
export const useLatestAnswer = <T>(address: string | null): Latest<T> => {
  const order = useRef(noRequests);
  const [latest, setLatest] = useState<Latest<T>>({ kind: 'none' });
  useEffect(() => {
    const ticket = sendRequest(order.current);
    order.current = ticket;
    const given = new AbortController();
    const tell = (next: Latest<T>): void => {
      if (isLatest(order.current, ticket)) setLatest(next);
    };
    const timer = setTimeout(
      () => {
        if (address === null) return tell({ kind: 'none' });
        askJson(address, given.signal).then(
          (answer) => tell({ kind: 'answer', answer: answer as T }),
          () => tell({ kind: 'failed' }),
        );
      },
      address === null ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [address]);
  return address === null ? { kind: 'none' } : latest;
};
