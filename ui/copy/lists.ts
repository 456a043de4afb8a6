/** Words of list pages. */
export const listCopy = {
  rss: 'RSS',
  rssOf: (title: string) => `${title}, RSS-hírfolyam`,
  tabs: 'Nézetek',
  pages: 'Oldalak',
  page: (page: number) => `${page}. oldal`,
  pageOf: (page: number, of: number) => `${page} / ${of}`,
  previous: 'Előző',
  next: 'Következő',
  highlight: 'Kiemelt',
  highlightBox: 'Ezt se hagyd ki',
  newest: 'Legfrissebb',
  list: 'Cikkek',
  all: 'Minden cikk',
  count: (count: string) => `${count} cikk`,
} as const;
