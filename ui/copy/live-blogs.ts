/** Words of live blogs. */
export const liveCopy = {
  live: 'Élő közvetítés',
  over: 'A közvetítés véget ért',
  keyMoments: 'Főbb pillanatok',
  pinned: 'Kitűzve',
  permalink: 'Hivatkozás erre a bejegyzésre',
  count: (count: string) => `${count} bejegyzés`,
  pages: 'A közvetítés oldalai',
} as const;
