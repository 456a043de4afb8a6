import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/articles/article.ts';
import { placeInserts } from '#core/articles/place-inserts.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { HouseAd } from '../ads/house-ad.tsx';
import { ReadAlso } from './read-also.tsx';

/** The related piece that stands within the text; a text that is too short for it has none. */
const readAlsoOf = ({ related, article }: ArticleContent): ArticleCard | null =>
  article.adult ? null : (related.find(({ adult, pr }) => !adult && !pr) ?? null);

export interface Inserts {
  readonly nodes: ReadonlyMap<number, ReactNode>;
  /** The related pieces that are left for the end. */
  readonly related: readonly ArticleCard[];
}

/**
 * What stands between the paragraphs of an article: ads unless they are suppressed (R25), and one piece to read next.
 */
export const insertsOf = (content: ArticleContent, frame: Frame): Inserts => {
  const {
    article: { body },
    ads,
    related,
  } = content;
  const card = readAlsoOf(content);
  const places = placeInserts(body, [
    ...(ads.answer === 'show' ? ['ad' as const] : []),
    ...(card === null ? [] : ['related' as const]),
  ]);
  const slots = places.filter(({ insert }) => insert === 'ad');
  const nodes = new Map(
    places.map((place): [number, ReactNode] => [
      place.before,
      place.insert === 'ad' || card === null ? (
        <HouseAd key={`ad-${place.before}`} index={slots.indexOf(place)} frame={frame} />
      ) : (
        <ReadAlso key="read-also" card={card} />
      ),
    ]),
  );
  const isWithin = places.some(({ insert }) => insert === 'related');
  return { nodes, related: isWithin ? related.filter((one) => one !== card) : related };
};
