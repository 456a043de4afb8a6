import type { NewsroomContent } from '../../origin/content/newsroom-content.ts';
import afterMain from './covers/after-main.html?raw';
import afterVideo from './covers/after-youtube.html?raw';
import g7Main from './covers/g7-main.html?raw';
import quotes from './covers/holdblog.json?raw';
import { hikingMap } from './hiking-map.ts';

export const uniqueGroups: NonNullable<NewsroomContent['uniqueGroups']> = [
  { id: 13, slug: 'holdblog', uniques: [{ slug: 'holdblog', content: quotes }] },
  {
    id: 27,
    slug: 'after',
    uniques: [
      { slug: 'after-main', content: afterMain },
      { slug: 'after-youtube', content: afterVideo },
    ],
  },
  { id: 47, slug: 'g7', uniques: [{ slug: 'g7-main', content: g7Main }] },
];

export const besideLists: NonNullable<NewsroomContent['uniques']> = [
  { site: 'after', slug: 'after-music', content: 'https://open.spotify.com/playlist/AfterPentekEsteLista26' },
  { site: 'main', slug: 'szepkilatas-terkep', content: hikingMap },
];
