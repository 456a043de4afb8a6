import { number } from '../counted/counted-hu.ts';
import type { ReceiptMessages } from './receipts-messages.ts';

export const receiptsHu: ReceiptMessages = {
  nobodyTold: 'senki sem értesült róla: nem fut webkiszolgáló',
  nobodyKnows: 'nem tudni, melyik webkiszolgáló értesült róla: az adatbázis nem válaszol',
  dropped: (node, ms, { pages, feeds, sitemaps, others }) => {
    const dropped = [
      [pages, 'oldal'],
      [feeds, 'hírcsatorna'],
      [sitemaps, 'oldaltérkép'],
      [others, 'egyéb'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, what]) => `${number(Number(count))} ${what}`);
    return `${node}: ${number(ms)} ms alatt ${dropped.length === 0 ? 'kész, nem volt mit eldobnia' : `eldobva ${dropped.join(', ')}`}`;
  },
  toldNothing: (node, ms) => `${node}: ${number(ms)} ms alatt kész, részletek nélkül`,
  silent: (node) => `${node}: 2 másodpercen belül nem válaszolt`,
  edgePurged: (edge, ms) => `${edge}: ${number(ms)} ms alatt törölve`,
  edgeNotPurged: (edge) => `${edge}: még nem igazolta vissza a törlést, a webkiszolgáló ismétli`,
};
