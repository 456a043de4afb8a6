import type { RouteName } from '#core/pages/pages.ts';

/** Screens of sections that show results (R5). */
export const sportScreens = ['football', 'formula-one'] as const;

export const episodeScreen = 'episode';

export type ScreenName = RouteName | (typeof sportScreens)[number] | typeof episodeScreen;
