import { useEffect, useState } from 'react';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import { isAboutEpisode } from '#core/editorial/podcasts/episode.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { EpisodeBox } from '../../media/podcasts/episode-box.tsx';
import { ArticlePage } from './article-page.tsx';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { applyHead } from '../../head/load-apply-head.ts';
import { loadNewer, type NewerArticle } from '../live-blogs/load-newer.ts';
import { watchVersion } from '../live-blogs/watch-version.ts';
import { watched } from '../live-blogs/watched.ts';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

interface Renewal {
  readonly of: ArticleContent;
  readonly shown: ArticleContent;
  readonly waiting: NewerArticle | null;
}

const begin = (content: ArticleContent): Renewal => ({ of: content, shown: content, waiting: null });

/** Loads newer versions (spec §4, "Live articles"); the reader decides when to show them. */
const useNewerArticle = (content: ArticleContent, since: number): Renewal & { readonly show: () => void } => {
  const [kept, setKept] = useState(() => begin(content));
  const renewal = kept.of === content ? kept : begin(content);
  const { article, path } = content;

  useEffect(() => {
    const onNewer = async (version: number, signal: AbortSignal): Promise<void> => {
      const waiting = await loadNewer(path, article.page, version, signal);
      if (!signal.aborted) setKept((before) => ({ ...(before.of === content ? before : begin(content)), waiting }));
    };
    return watchVersion({ path, version: article.version, since, onNewer });
  }, [path, article, content, since]);

  const show = (): void => {
    if (renewal.waiting === null) return;
    setKept({ of: content, shown: renewal.waiting.content, waiting: null });
    void applyHead(renewal.waiting.page);
  };
  return { ...renewal, show };
};

/** Offers changes and never applies them by itself (R40). */
export const FollowedArticle = ({ content, frame }: Props) => {
  const { shown, waiting, show } = useNewerArticle(content, frame.renderedAt);
  return (
    <>
      <ArticlePage
        content={shown}
        frame={frame}
        episode={isAboutEpisode(shown.article) && <EpisodeBox episode={shown.episode} />}
      />
      <div className="renewal" {...watched(content.path, content.article.version, frame)} role="status">
        {waiting !== null && (
          <button className="button" type="button" onClick={show}>
            {liveMessages.articleUpdated}
          </button>
        )}
      </div>
    </>
  );
};
