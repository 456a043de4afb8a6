/** Words of list pages. */
export const listCopy = {
  rss: 'RSS',
  rssOf: (title: string) => `${title}, RSS-hírfolyam`,
  tabs: 'Nézetek',
  pages: 'Oldalak',
  page: (page: number) => `${page}. oldal`,
  previous: 'Előző',
  next: 'Következő',
  highlight: 'Kiemelt',
  highlightBox: 'Ezt se hagyd ki',
  list: 'Cikkek',
  all: 'Minden cikk',
} as const;
