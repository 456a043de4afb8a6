import type { RouteMatch } from '../../addresses/routes/route.ts';
import type { Site } from '../../addresses/sites/site.ts';

export const hikingLevels = ['konnyu', 'kozepes', 'nehez', 'extrem'] as const;

export type HikingLevel = (typeof hikingLevels)[number];

/** Degrees north and east. */
export interface Hike {
  readonly name: string;
  readonly region: string;
  readonly level: HikingLevel;
  readonly latitude: number;
  readonly longitude: number;
  readonly path: string;
}

export interface HikingMap {
  readonly url: string | null;
  readonly hikes: readonly Hike[];
}

export const hikingSection = 'szepkilatas';
/** Excluded from the section's lists and recommended beside them (spec §2.2, §2.4). */
export const hikingNewsTag = 'turahirek';

/** The hiking section or one of its tabs (spec §2.2). */
export const isHikingPage = (
  { name, params }: Pick<RouteMatch, 'name' | 'params'>,
  { role }: Pick<Site, 'role'>,
): boolean => role === 'main' && name === 'articles_by_mstag' && params['fullPath']?.split('/')[0] === hikingSection;
