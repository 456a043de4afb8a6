import type { PublishedCard } from '../articles/article.ts';
import type { PlacedLine } from '../../ads/choose-sponsored-line.ts';
import type { PlacedPip } from '../../media/pip/pip-status.ts';
import type { DayRate } from './day-rate.ts';
import type { Flooding } from './flooding.ts';
import type { Weather } from './weather.ts';
import type { Widget } from './widget.ts';

export const menuGroups = [
  'site',
  'main',
  'sidebar',
  'heading',
  'extra',
  'footer-highlight',
  'footer-normal',
  'footer-app',
  'footer-social',
] as const;

/** Spec §3.4. */
export type MenuGroup = (typeof menuGroups)[number];

export interface MenuItem {
  readonly label: string;
  readonly url: string;
}

export type Menus = Readonly<Record<MenuGroup, readonly MenuItem[]>>;

export interface ComponentSetup {
  /** '1' hides the donation page on the main site (spec §5). */
  readonly donations: '0' | '1';
  readonly refreshQuiz: boolean;
}

/** Set by editors or operators (spec §7.1: frontend/init). */
export interface CommonSetup extends ComponentSetup {
  readonly menus: Menus;
  readonly searchPlaceholders: readonly string[];
  /** Replaces `/uploads` in image URLs; empty keeps it. */
  readonly assetsUrl: string;
  readonly sponsored: readonly PublishedCard[];
  readonly sponsoredLines: readonly PlacedLine[];
}

/** Live figures (spec §7.1: frontend/refresh); unknown ones are null or empty. */
export interface CommonFigures {
  readonly trendingTags: readonly { readonly slug: string; readonly name: string; readonly path: string }[];
  readonly exchangeRates: readonly DayRate[];
  readonly weather: Weather | null;
  readonly flooding: Flooding | null;
  readonly pip: PlacedPip | null;
  readonly widgets: readonly Widget[];
}

/** Data shared by all pages of a site (spec §3.5). */
export interface CommonData extends CommonSetup, CommonFigures {}
