import { headerLook, type PageOpening } from '#core/app-shell/header-look.ts';

/** Whether an article opens with a picture as wide as the window: wherever its header is clear (spec §2.9). */
export const hasHero = (article: NonNullable<PageOpening['article']>): boolean =>
  headerLook({ breaking: false, article }).transparent;
