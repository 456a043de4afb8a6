import type { MouseEvent } from 'react';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { readingMessages } from '../../messages/readers/reading.ts';
import { isTracked } from './is-tracked.ts';
import { continuation, continuePath, markPlace, placeIn } from './places.ts';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

export const ContinueLink = ({ content, frame }: Props) => {
  if (!isTracked(content, frame)) return null;
  return <Way path={content.path} page={content.article.page} />;
};

const Way = ({ path, page }: { readonly path: string; readonly page: number }) => {
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    const place = placeIn(path);
    if (place !== null && place.page !== page) currentTarget.href = continuePath(place);
    else markPlace();
  };
  return (
    <p className="continue" lang="hu">
      <a className="continue__link" href={`#${continuation}`} data-live="continue" onClick={follow}>
        {readingMessages.continue}
      </a>
    </p>
  );
};
