import type { ScreenName } from '../screens/screen-name.ts';

/** Fronts and lists of articles: all that they show is in the first sheet (ui/styles/first.css). */
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
  /** What a document waits for before it is painted. */
  readonly before: readonly string[];
  /** What stands at its end, for whatever page its reader goes on to. */
  readonly after: readonly string[];
}

/** Which of the build's style sheets a document waits for (docs/decisions/2026-11-26-two-style-sheets.md). */
export const sheetsOf = (screen: ScreenName | undefined, styles: readonly string[]): Sheets =>
  shownByFirst.has(screen) ? { before: styles.slice(0, 1), after: styles.slice(1) } : { before: styles, after: [] };
