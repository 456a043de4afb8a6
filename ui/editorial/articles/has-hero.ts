import { headerLook, type PageOpening } from '#core/app-shell/header-look.ts';

/** True exactly where the header is clear (spec §2.9). */
export const hasHero = (article: NonNullable<PageOpening['article']>): boolean =>
  headerLook({ breaking: false, article }).transparent;
