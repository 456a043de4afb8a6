import type { RouteName } from '#core/pages/pages.ts';

/** Screens of the sections that are pages of results (R5). */
export const sportScreens = ['football', 'formula-one'] as const;

/** That of an article about an episode, with the player's button. */
export const episodeScreen = 'episode';

/** Whose file shows a page. */
export type ScreenName = RouteName | (typeof sportScreens)[number] | typeof episodeScreen;
