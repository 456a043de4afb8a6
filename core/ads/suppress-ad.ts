export interface AdQuestion {
  /** Name of the page's route. */
  readonly route: string;
  /** Slugs; none on pages that are no article. */
  readonly article?: {
    readonly flags: readonly string[];
    readonly superTags: readonly string[];
    readonly video?: boolean;
  };
  readonly slot?: { readonly pr?: boolean };
  /** Inside the native app. */
  readonly app?: boolean;
}

/** A stable word that QA can be told: why a slot is empty, or `none`. */
export type AdReason = 'none' | `flag:${string}` | `super-tag:${string}` | 'video-in-app' | 'preview';

export interface AdVerdict {
  readonly answer: 'show' | 'suppress';
  readonly reason: AdReason;
}

/** What the specification calls a single article (docs/command-line.md). */
const articleRoutes = ['single_article', 'liveblog_article'];
const silentFlags = ['adfree', 'adult-content', 'pr'];
const silentSuperTags = ['pr-cikk', 'tamogatott-tartalom', 'tarsadalmi-celu-reklam', 'hirdetes'];

/** The first that applies, in the order of the tables: an article that carries several is always explained alike. */
const whySuppressed = ({ article, slot, app }: AdQuestion, houseTag: string): AdReason => {
  if (article === undefined) return 'none';
  const flag = silentFlags.find((slug) => article.flags.includes(slug));
  if (flag !== undefined) return `flag:${flag}`;
  const isOwnAd = (slug: string): boolean => houseTag !== '' && slug.startsWith(houseTag);
  const superTag =
    silentSuperTags.find((slug) => article.superTags.includes(slug)) ?? article.superTags.toSorted().find(isOwnAd);
  if (superTag !== undefined && slot?.pr !== true) return `super-tag:${superTag}`;
  return app === true && article.video === true ? 'video-in-app' : 'none';
};

/**
 * Whether an ad slot stays empty, and why (spec §5, "Ads"; R25). Only single articles are ever silent; a slot for PR
 * lifts the silence of
 * super tags, not that of flags. `houseTag` begins the slug of the house's own ad-suppressing super tags (R1).
 */
export const suppressAd = (question: AdQuestion, houseTag: string): AdVerdict => {
  const reason = articleRoutes.includes(question.route) ? whySuppressed(question, houseTag) : 'none';
  return { answer: reason === 'none' ? 'show' : 'suppress', reason };
};
