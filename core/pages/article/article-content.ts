import type { NewestTitle } from '../../editorial/lists/newest-beside.ts';
import type { AdVerdict } from '../../ads/suppress-ad.ts';
import type { PublishedCard, LinkedArticle, PublishedPost } from '../../editorial/articles/article.ts';
import type { Body } from '../../editorial/articles/body.ts';
import type { AnswerFate } from '../../readers/quizzes/fate-of-answers.ts';
import type { AnsweredQuiz } from '../../readers/quizzes/quiz.ts';
import type { Followable } from '../../readers/followed/followable.ts';
import type { HelpBox } from '../../editorial/articles/help-boxes.ts';
import type { Visible } from '../../editorial/articles/visible-article.ts';
import type { DatedScore } from '../../sport/football/score-line.ts';
import type { RecommendedReading } from '../../editorial/front-page/recommended-reading.ts';
import type { WholeEpisode } from '../../editorial/podcasts/episode.ts';

export interface ArticleContent {
  readonly article: Visible<LinkedArticle>;
  readonly path: string;
  readonly related: readonly PublishedCard[];
  readonly newest: readonly PublishedCard[];
  readonly newestTitle: NewestTitle;
  readonly live: LiveContent | null;
  readonly parent: { readonly title: string; readonly path: string | null; readonly live: boolean } | null;
  readonly help: readonly HelpBox[];
  /** Whether ads render in the text, and why not (R25). */
  readonly ads: AdVerdict;
  /** Whether the slot below the article shows: it is open to partners' articles (spec §5). */
  readonly endAd: boolean;
  readonly recommended: RecommendedReading;
  readonly match: DatedScore | null;
  readonly reactions: number | null;
  readonly episode: WholeEpisode | null;
  readonly corrections?: Body;
  readonly follow?: readonly Followable[];
  /** Rendered on the server only; `payloadPage` removes them from page data. */
  readonly quizzes: readonly QuizOnPage[];
}

export interface QuizOnPage {
  readonly id: string;
  readonly told: AnsweredQuiz | null;
  readonly fate: AnswerFate | null;
}

/** Page 1 is the newest. Other pages count from the oldest, which is page 2, so their content never shifts. */
export interface LiveContent {
  readonly pinned: readonly PublishedPost[];
  readonly posts: readonly PublishedPost[];
  readonly page: number;
  readonly olderPage: number | null;
  readonly newerPage: number | null;
  /** Version of the live blog; the posts are from this version or a later one. */
  readonly version: number;
  readonly totalPages: number;
  readonly totalItems: number;
}
