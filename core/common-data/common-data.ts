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

/** What every page of a site needs and no reader chooses (spec §3.5). */
export interface CommonData {
  readonly menus: Menus;
  /** With the path of each one's list. */
  readonly trendingTags: readonly { readonly slug: string; readonly name: string; readonly path: string }[];
  readonly exchangeRates: readonly { readonly currency: string; readonly rate: number; readonly change: number }[];
  readonly weather: { readonly place: string; readonly celsius: number; readonly sky: string } | null;
  readonly searchPlaceholders: readonly string[];
  /** '1' hides the donation-related page on the main site (spec §5). */
  readonly donations: '0' | '1';
  readonly refreshQuiz: boolean;
  /** Replaces `/uploads` in picture addresses; empty keeps it. */
  readonly assetsUrl: string;
}
