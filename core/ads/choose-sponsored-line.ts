/**
 * Where and when a sponsored line may stand (spec §3.3, "Sponsored line"). Times are unix seconds; null or missing is
 * open.
 */
export interface SponsoredLineRule {
  readonly active: boolean;
  readonly newest?: boolean;
  readonly listPage?: boolean;
  readonly dateFrom?: number | null;
  readonly dateTo?: number | null;
  readonly frontPageSlug?: string | null;
  /** Slugs of sections, of which the page's own must be one. */
  readonly mainSuperTags?: readonly string[] | null;
  /** Sets of tag slugs, of which the page must carry at least one set wholly. */
  readonly tags?: readonly (readonly string[])[] | null;
}

/** What a line shows (spec §3.3). */
export interface SponsoredLine {
  readonly avCode: string;
  readonly ctLink: string;
  readonly cssClass: string;
  readonly description: string;
}

/** A line as editors place it. */
export interface PlacedLine extends SponsoredLine, SponsoredLineRule {}

export interface SponsoredLinePlace {
  readonly list?: boolean;
  readonly newest?: boolean;
  /** Slug of the front page; absent on any other page. */
  readonly frontPage?: string | null;
  readonly mainSuperTag?: string | null;
  readonly tags: readonly string[];
}

export type LineFit =
  | 'fits'
  | 'inactive'
  | 'not-yet'
  | 'over'
  | 'not-on-newest'
  | 'not-on-lists'
  | 'other-front'
  | 'other-section'
  | 'other-tags';

/** Whether a line fits a page at a time, or the first thing that keeps it from there. */
export const lineFit = (line: SponsoredLineRule, page: SponsoredLinePlace, now: number): LineFit => {
  const { mainSuperTags = null, tags = null } = line;
  if (!line.active) return 'inactive';
  if (now < (line.dateFrom ?? -Infinity)) return 'not-yet';
  if (now > (line.dateTo ?? Infinity)) return 'over';
  if (page.newest === true && line.newest !== true) return 'not-on-newest';
  if (page.list === true && line.listPage !== true) return 'not-on-lists';
  if (typeof page.frontPage === 'string' && page.frontPage !== line.frontPageSlug) return 'other-front';
  if (mainSuperTags !== null && !(typeof page.mainSuperTag === 'string' && mainSuperTags.includes(page.mainSuperTag)))
    return 'other-section';
  if (tags !== null && !tags.some((set) => set.every((tag) => page.tags.includes(tag)))) return 'other-tags';
  return 'fits';
};

export interface SponsoredLineChoice {
  /** Of the chosen line; null when none fits. */
  readonly index: number | null;
  /** How each line was judged, up to the chosen one. */
  readonly judged: readonly LineFit[];
}

/** The sponsored line of a page: the first that fits (spec §3.3). */
export const chooseSponsoredLine = (
  lines: readonly SponsoredLineRule[],
  page: SponsoredLinePlace,
  now: number,
): SponsoredLineChoice => {
  const fits = lines.map((line) => lineFit(line, page, now));
  const index = fits.indexOf('fits');
  return index < 0 ? { index: null, judged: fits } : { index, judged: fits.slice(0, index + 1) };
};

/** When other lines may stand although nothing new was told: unix seconds, Infinity where that is never. */
export const linesChangeAt = (lines: readonly SponsoredLineRule[], now: number): number =>
  Math.min(
    ...lines
      .filter(({ active }) => active)
      // On its last second a line still stands.
      .flatMap(({ dateFrom, dateTo }) => [dateFrom ?? Infinity, (dateTo ?? Infinity) + 1])
      .filter((at) => at > now),
    Infinity,
  );
