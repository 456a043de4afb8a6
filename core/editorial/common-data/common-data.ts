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

/** The nine menu groups of spec §3.4. */
export type MenuGroup = (typeof menuGroups)[number];

export interface MenuItem {
  readonly label: string;
  /** A path of ours or an absolute https address. */
  readonly url: string;
}

export type Menus = Readonly<Record<MenuGroup, readonly MenuItem[]>>;

export interface ComponentSetup {
  /** '1' hides the donation-related page on the main site (spec §5). */
  readonly donations: '0' | '1';
  readonly refreshQuiz: boolean;
}

/** What changes when editors or operators change it (spec §7.1: frontend/init). */
export interface CommonSetup extends ComponentSetup {
  readonly menus: Menus;
  readonly searchPlaceholders: readonly string[];
  /** Replaces `/uploads` in picture addresses; empty keeps it. */
  readonly assetsUrl: string;
  /** The latest articles that partners paid for. */
  readonly sponsored: readonly PublishedCard[];
  /** The lines that partners have bought, wherever and whenever each may stand: no page is told of them all. */
  readonly sponsoredLines: readonly PlacedLine[];
}

/** What changes by itself (spec §7.1: frontend/refresh); what is not known is null or empty. */
export interface CommonFigures {
  /** With the path of each one's list. */
  readonly trendingTags: readonly { readonly slug: string; readonly name: string; readonly path: string }[];
  readonly exchangeRates: readonly DayRate[];
  readonly weather: Weather | null;
  readonly flooding: Flooding | null;
  readonly pip: PlacedPip | null;
  readonly widgets: readonly Widget[];
}

/** What every page of a site needs and no reader chooses (spec §3.5). */
export interface CommonData extends CommonSetup, CommonFigures {}
