import type { ReactNode } from 'react';
import { articleSlots } from '#core/ads/house-slots.ts';
import type { Article, ArticleCard } from '#core/editorial/articles/article.ts';
import type { InsertPlace } from '#core/editorial/articles/place-inserts.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { HouseAd } from '../../ads/house-ad.tsx';
import { BodyTree } from '../../article-body/body-tree.tsx';
import { ReadAlso } from './read-also.tsx';

interface Props {
  readonly article: Pick<Article, 'id' | 'page' | 'body'>;
  readonly places: readonly InsertPlace[];
  readonly within: ArticleCard | null;
  readonly below?: number;
  readonly frame: Frame;
}

export const ArticleText = ({ article: { body }, places, within, below, frame }: Props) => {
  const slots = places.filter(({ insert }) => insert === 'ad');
  const adAt = (place: InsertPlace): ReactNode => {
    const index = slots.indexOf(place);
    const slot = articleSlots[index];
    return slot && <HouseAd key={`ad-${place.before}`} slot={slot} index={index} frame={frame} />;
  };
  const inserts = new Map(
    places.map((place): [number, ReactNode] => [
      place.before,
      place.insert === 'ad' || within === null ? adAt(place) : <ReadAlso key="read-also" card={within} />,
    ]),
  );
  return <BodyTree body={body} frame={frame} below={below} inserts={inserts} />;
};
