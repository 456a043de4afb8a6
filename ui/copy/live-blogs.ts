/** Words of live blogs. */
export const liveCopy = {
  live: 'Élő közvetítés',
  over: 'A közvetítés véget ért',
  keyMoments: 'Főbb pillanatok',
  pinned: 'Kitűzve',
  posts: 'Bejegyzések',
  permalink: 'Hivatkozás erre a bejegyzésre',
  count: (count: string) => `${count} bejegyzés`,
  newer: 'Frissebb bejegyzések',
  older: 'Korábbi bejegyzések',
  pages: 'A közvetítés oldalai',
} as const;
