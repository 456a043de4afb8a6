import { number, some } from '../counted/counted-en.ts';
import type { ReceiptMessages } from './receipts-messages.ts';

export const receiptsEn: ReceiptMessages = {
  nobodyTold: 'nobody was told: no web server runs',
  nobodyKnows: 'nobody can tell which web server heard of it: the database does not answer',
  dropped: (node, ms, { pages, feeds, sitemaps, others }) => {
    const dropped = [
      [pages, 'page', 'pages'],
      [feeds, 'feed', 'feeds'],
      [sitemaps, 'sitemap', 'sitemaps'],
      [others, 'other', 'others'],
    ] as const;
    const named = dropped.filter(([count]) => count > 0).map(([count, one, many]) => some(count, one, many));
    return `${node}: ${named.length === 0 ? 'done, with nothing to drop,' : `dropped ${named.join(', ')}`} within ${number(ms)} ms`;
  },
  toldNothing: (node, ms) => `${node}: done within ${number(ms)} ms, without details`,
  silent: (node) => `${node}: no answer within 2 seconds`,
};
