import type { HikingMap } from '../editorial/lists/hiking.ts';
import type { ListSides } from '../ports/list-sides.ts';
import type { Newsroom } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';

export const fakeListSides = ({ unique }: Newsroom): ListSides => ({
  playlist: (site) => found(unique(site, 'after-music')),
  hikingMap: (site) => found(unique(site, 'szepkilatas-terkep')).map((content) => JSON.parse(content) as HikingMap),
});
