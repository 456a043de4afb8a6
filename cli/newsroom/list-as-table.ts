import type { Tools } from '../input/command.ts';
import { table } from '../report/table.ts';
import { moment } from './moment.ts';
import type { ListedArticle } from '#adapters/newsroom-contract/articles.ts';

/** Times use the main site's zone; hidden articles' times are in brackets. */
export const listAsTable = (
  {
    needs: { sites },
    messages: {
      newsroom: { columns },
    },
    paint,
  }: Tools,
  articles: readonly ListedArticle[],
): string => {
  const rows = articles.map(({ publishedAt, active, site, slug, version, title }) => {
    const at = moment(publishedAt, sites[0].timeZone);
    return [active ? ` ${at} ` : `(${at})`, site, String(version), slug, title];
  });
  return table([` ${columns.published}`, columns.site, columns.version, columns.slug, columns.title], rows, paint, [2]);
};
