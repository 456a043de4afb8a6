import { followedParameter } from '../../../readers/followed/followed-list.ts';
import type { PageCard } from '../../page-card.ts';

export const followedCard = {
  pattern: '/kovetett',
  kind: 'list',
  query: [followedParameter],
  feed: () => '/rss/kovetett',
  examples: ['/kovetett', '/kovetett?lista=cimke.duna~szerzo.kiss-anna'],
} as const satisfies PageCard;
