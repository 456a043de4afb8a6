/** Spec §3.3, "Sponsored line". Times are unix seconds; null or missing means unbounded. */
export interface SponsoredLineRule {
  readonly active: boolean;
  readonly newest?: boolean;
  readonly listPage?: boolean;
  readonly dateFrom?: number | null;
  readonly dateTo?: number | null;
  readonly frontPageSlug?: string | null;
  readonly mainSuperTags?: readonly string[] | null;
  /** The page must have every tag of at least one set. */
  readonly tags?: readonly (readonly string[])[] | null;
}

/** Spec §3.3. */
export interface SponsoredLine {
  readonly avCode: string;
  readonly ctLink: string;
  readonly cssClass: string;
  readonly description: string;
}

export interface PlacedLine extends SponsoredLine, SponsoredLineRule {}

export interface SponsoredLinePlace {
  readonly list?: boolean;
  readonly newest?: boolean;
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
  readonly index: number | null;
  readonly judged: readonly LineFit[];
}

/** The first line that matches the page (spec §3.3). */
export const chooseSponsoredLine = (
  lines: readonly SponsoredLineRule[],
  page: SponsoredLinePlace,
  now: number,
): SponsoredLineChoice => {
  const fits = lines.map((line) => lineFit(line, page, now));
  const index = fits.indexOf('fits');
  return index < 0 ? { index: null, judged: fits } : { index, judged: fits.slice(0, index + 1) };
};

/** Next time the result can change, in unix seconds; Infinity for never. */
export const linesChangeAt = (lines: readonly SponsoredLineRule[], now: number): number =>
  Math.min(
    ...lines
      .filter(({ active }) => active)
      // `dateTo` is inclusive.
      .flatMap(({ dateFrom, dateTo }) => [dateFrom ?? Infinity, (dateTo ?? Infinity) + 1])
      .filter((at) => at > now),
    Infinity,
  );
