import type { OldShape } from '../moved/moved-article.ts';

const dated = '/{y:digits}/{m:digits}/{d:digits}/{slug}';

const below = (word: string): OldShape => ({
  id: `moved-dated-${word}`,
  from: `${dated}/${word}`,
  to: '/{y}/{m}/{d}/{slug}',
  example: `/2024/03/28/cikk/${word}`,
});

/** Addresses that every WordPress answers. The site finds a dated article by its slug. */
export const wordpressShapes: readonly OldShape[] = [
  below('amp'),
  below('feed'),
  below('embed'),
  { id: 'moved-day', from: '/{y:digits}/{m:digits}/{d:digits}', to: 'archive', example: '/2024/03/28' },
  { id: 'moved-month', from: '/{y:digits}/{m:digits}', to: 'archive', example: '/2024/03' },
  { id: 'moved-year', from: '/{y:digits}', to: 'archive', example: '/2024' },
  { id: 'moved-front-page', from: '/page/{n:digits}', to: 'newest', example: '/page/2' },
  { id: 'moved-feed-kind', from: '/feed/{kind}', to: 'feed', example: '/feed/atom' },
  { id: 'moved-feed-query', from: '/?feed={kind}', to: 'feed', example: '/?feed=rss2' },
];
