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
  readonly live: LiveContent | null;
  /** The live blog that a post belongs to; null for everything else. */
  readonly parent: { readonly title: string; readonly path: string | null; readonly live: boolean } | null;
  /** Under the text. */
  readonly help: readonly HelpBox[];
  /** Whether ads stand in the text, and why not (R25). */
  readonly ads: AdVerdict;
  readonly recommended: RecommendedReading;
  /** The match it is about; null without one, or while the dashboard does not answer. */
  readonly match: DatedScore | null;
  /** How many reacted on the social network; null below the number that is worth telling. */
  readonly reactions: number | null;
  /** What the notes of a podcast are about; null for any other article. */
  readonly episode: WholeEpisode | null;
  /** What was put right in it, under its text; absent without corrections. */
  readonly corrections?: Body;
  /** What it offers to follow; absent where it offers nothing. */
  readonly follow?: readonly Followable[];
  /** Those of its texts; drawn by the server alone, and in no page's data (`payloadPage`). */
  readonly quizzes: readonly QuizOnPage[];
}

/** A quiz as who asks for the page may see it. */
export interface QuizOnPage {
  readonly id: string;
  /** Null while the quiz service does not tell. */
  readonly told: AnsweredQuiz | null;
  /** What became of what the reader has just sent; null for who has sent nothing to it. */
  readonly fate: AnswerFate | null;
}

/**
 * One page of a live blog: 1 is the newest; the others are numbered from the oldest, which is 2, so that they never
 * shift.
 */
export interface LiveContent {
  readonly pinned: readonly PublishedPost[];
  readonly posts: readonly PublishedPost[];
  readonly page: number;
  /** Page before and after in time; null where there is none. */
  readonly olderPage: number | null;
  readonly newerPage: number | null;
  /** Of the live blog: these posts are as it was then, or later. */
  readonly version: number;
  readonly totalPages: number;
  readonly totalItems: number;
}
