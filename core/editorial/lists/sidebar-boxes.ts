import type { RouteMatch } from '../../addresses/routes/route.ts';
import { hikingSection } from './hiking.ts';

export interface SidebarBoxes {
  readonly newest: boolean;
  readonly follow: boolean;
  readonly links: boolean;
  readonly music: boolean;
  readonly hikingNews: boolean;
  readonly day: boolean;
}

/** Spec §2.4. */
export const sidebarBoxes = ({ name, params }: Pick<RouteMatch, 'name' | 'params'>): SidebarBoxes => ({
  newest: name !== 'legfrissebb' && name !== 'english' && name !== 'after',
  follow: name !== 'english',
  links: name !== 'g7',
  music: name === 'after',
  day: name !== 'english',
  hikingNews: name === 'articles_by_mstag' && params['fullPath']?.split('/')[0] === hikingSection,
});
