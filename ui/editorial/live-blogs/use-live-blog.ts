import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { ArticleContent, LiveContent } from '#core/pages/article/article-content.ts';
import type { Page } from '#core/pages/page.ts';
import { loadNewer } from './load-newer.ts';
import {
  firstArrival,
  loadNews,
  type OpenLiveBlog,
  openLiveBlog,
  showWaiting,
  takeNews,
  waitingCount,
} from './open-live-blog.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';
import { heightToKeep, keepReadingPlace, type ReadingPlace, readingPlace } from './reading-place.ts';
import { watchVersion } from './watch-version.ts';

export interface LiveBlogView extends Pick<OpenLiveBlog, 'rows' | 'followed' | 'live'> {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly waiting: number;
  /** Shows the waiting posts. Null when the client must load the first page instead. */
  readonly show: (() => void) | null;
}

const leadTo = (id: number): void => {
  const post = document.getElementById(postAnchor({ id }));
  post?.closest('details')?.setAttribute('open', '');
  post?.focus({ preventScroll: true });
  post?.scrollIntoView({ block: 'start' });
};

const useLatest = <T>(first: () => T) => {
  const [state, setState] = useState(first);
  const latest = useRef(state);
  const change = useCallback((act: (now: T) => T): void => {
    latest.current = act(latest.current);
    setState(latest.current);
  }, []);
  return { state, latest, change };
};

/** Follows a live blog: applies edits and deletions in place and counts new posts (spec §4, "Live articles"; R40). */
export const useLiveBlog = (
  content: ArticleContent,
  served: LiveContent,
  since: number,
  onArticle?: (newer: LinkedArticle, page: Page | null) => void,
): LiveBlogView => {
  const { path } = content;
  const { state, latest, change } = useLatest(() => openLiveBlog(content, served));
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<ReadingPlace | { readonly arrival: number | null } | null>(null);
  const { rows, followed, live, apart } = state;

  useLayoutEffect(() => {
    const wanted = place.current;
    place.current = null;
    if (wanted === null) return;
    if (!('arrival' in wanted)) keepReadingPlace(wanted);
    else if (wanted.arrival !== null) leadTo(wanted.arrival);
  });

  useEffect(() => {
    if (!followed) return undefined;
    const onNewer = async (version: number, signal: AbortSignal): Promise<void> => {
      let own: Page | null = null;
      const loaded = await loadNews(latest.current, async (number) => {
        const { page, content } = await loadNewer(path, number, version, signal);
        if (number === latest.current.live.page) own = page;
        return content;
      });
      if (signal.aborted) return;
      place.current = readingPlace(list.current);
      change((now) => takeNews(now, loaded, heightToKeep));
      onArticle?.(loaded.article, own);
    };
    return watchVersion({ path, version: latest.current.live.version, since, onNewer });
  }, [followed, path, since, latest, change, onArticle]);

  const show = (): void => {
    change(showWaiting);
    place.current = { arrival: firstArrival(latest.current) };
  };
  return { rows, followed, live, list, waiting: waitingCount(state, served), show: apart ? null : show };
};
