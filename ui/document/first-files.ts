import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { ScreenName } from '../screens/screen-name.ts';

/** By file name prefix. Hungarian always needs latin-ext too, for ő and ű. */
const headlineFaces: Readonly<Partial<Record<SiteRole, readonly string[]>>> = {
  after: ['bricolage-grotesque-latin-opsz-normal', 'bricolage-grotesque-latin-ext-opsz-normal'],
  g7: ['schibsted-grotesk-latin-wght-normal', 'schibsted-grotesk-latin-ext-wght-normal'],
  karakter: ['newsreader-latin-opsz-normal', 'newsreader-latin-ext-opsz-normal'],
};
const usualFace = ['source-serif-4-latin-opsz-normal', 'source-serif-4-latin-ext-opsz-normal'];
const labelFace = ['source-sans-3-latin-wght-normal', 'source-sans-3-latin-ext-wght-normal'];

const facesOf = (role: SiteRole): readonly string[] => {
  const head = headlineFaces[role] ?? usualFace;
  return role === 'after' || role === 'g7' ? head : [...head, ...labelFace];
};

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

export const preloadedFonts = (role: SiteRole, fonts: readonly string[]): readonly string[] =>
  facesOf(role).flatMap((name) => fonts.find((font) => nameOf(font).startsWith(name)) ?? []);

/** The first style sheet is all that they need. */
const shownByFirst: ReadonlySet<ScreenName | undefined> = new Set<ScreenName>([
  'index',
  'after',
  'karakter',
  'g7',
  'articles_by_site',
  'articles_by_tag',
  'articles_by_mstag',
  'articles_by_author',
  'list',
  'legfrissebb',
  'english',
]);

interface Sheets {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** See docs/decisions/0016-load-little-before-the-first-paint.md. */
export const sheetsOf = (screen: ScreenName | undefined, styles: readonly string[]): Sheets =>
  shownByFirst.has(screen) ? { before: styles.slice(0, 1), after: styles.slice(1) } : { before: styles, after: [] };
