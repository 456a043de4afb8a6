export interface AdQuestion {
  readonly route: string;
  readonly article?: {
    readonly flags: readonly string[];
    readonly superTags: readonly string[];
    readonly video?: boolean;
  };
  readonly slot?: { readonly pr?: boolean };
  readonly app?: boolean;
}

export type AdReason = 'none' | `flag:${string}` | `super-tag:${string}` | 'video-in-app' | 'preview';

export interface AdVerdict {
  readonly answer: 'show' | 'suppress';
  readonly reason: AdReason;
}

const articleRoutes = ['single_article', 'liveblog_article'];
const silentFlags = ['adfree', 'adult-content', 'pr'];
const silentSuperTags = ['pr-cikk', 'tamogatott-tartalom', 'tarsadalmi-celu-reklam', 'hirdetes'];

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
 * Whether and why a slot stays empty (spec §5, "Ads"; R25). `houseTag` is the slug prefix of the house's ad-suppressing
 * super tags (R1).
 */
export const suppressAd = (question: AdQuestion, houseTag: string): AdVerdict => {
  const reason = articleRoutes.includes(question.route) ? whySuppressed(question, houseTag) : 'none';
  return { answer: reason === 'none' ? 'show' : 'suppress', reason };
};
