import { number, some } from '../counted/counted-en.ts';
import type { ReceiptMessages } from './receipts-messages.ts';

export const receiptsEn: ReceiptMessages = {
  nobodyTold: 'no web server is running, so none was notified',
  nobodyKnows: 'the database does not respond, so it is unknown which web servers were notified',
  dropped: (node, ms, { pages, feeds, sitemaps, others }) => {
    const dropped = [
      [pages, 'page', 'pages'],
      [feeds, 'feed', 'feeds'],
      [sitemaps, 'sitemap', 'sitemaps'],
      [others, 'other', 'others'],
    ] as const;
    const named = dropped.filter(([count]) => count > 0).map(([count, one, many]) => some(count, one, many));
    return `${node}: ${named.length === 0 ? 'confirmed, nothing to invalidate,' : `invalidated ${named.join(', ')}`} within ${number(ms)} ms`;
  },
  toldNothing: (node, ms) => `${node}: confirmed within ${number(ms)} ms, without details`,
  silent: (node) => `${node}: no response within 2 seconds`,
  edgePurged: (edge, ms) => `${edge}: purged within ${number(ms)} ms`,
  edgeNotPurged: (edge) => `${edge}: has not confirmed the purge; the node repeats it`,
};
