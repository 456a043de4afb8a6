import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { NewsletterStep } from '#core/readers/newsletters/newsletter-step.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import type { ThirdParties } from '#core/readers/consent/third-parties.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { Page } from '#core/pages/page.ts';
import type { AroundProblem } from '#core/pages/building/problem-frames.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { OwnTopics } from '#core/readers/topics/own-topics.ts';
import type { Topic } from '#core/readers/topics/topic.ts';
import { topicsOf } from '#core/readers/topics/topics-of.ts';
import type { Assets } from '#core/pages/assets.ts';
import { BesideDocument, Document, ErrorDocument, type PublicAddressOf } from '#ui/document/document.tsx';
import { carryInHtml } from '#ui/app-shell/carry-in-html.ts';
import { ErrorApp } from '#ui/frame/errors/error-app.tsx';
import type { Problem } from '#ui/frame/errors/problem.ts';
import { Around } from '#ui/frame/around.tsx';
import { NewsletterPage, wordsOfStep } from '#ui/readers/newsletters/newsletter-page.tsx';
import { SiteNotices } from '#ui/editorial/notices/site-notices.tsx';
import { RenderQuiz } from '#ui/readers/quizzes/render-quiz.ts';
import { QuizOfPage } from '#ui/readers/quizzes/quiz-of-page.tsx';
import { QuizView } from '#ui/readers/quizzes/quiz-view.tsx';
import { App } from '#ui/screens/app.tsx';
import { loadScreens } from '#ui/screens/screens.ts';
import { TopicsPage } from '#ui/readers/topics/topics-page.tsx';
import { speak } from '#ui/screens/speak.ts';
import { topicMessages } from '#ui/messages/readers/topics.ts';
import { renderInFragments } from './fragments.ts';
import { newsletters } from '../settings/newsletters.ts';
import { topics } from '../settings/topics.ts';
import { appSettings } from '../settings/app-shell.ts';

const doctype = '<!doctype html>';

await loadScreens();

interface DocumentOptions {
  readonly copy?: string;
  readonly publicAddressOf?: PublicAddressOf;
  /** Null on pages without third-party content; undefined when none is configured. */
  readonly thirdParties?: ThirdParties | null | undefined;
  readonly video?: boolean;
}

const topicsOn = (page: Page): readonly Topic[] => {
  const article = articleOn(page)?.article;
  const { slug, role } = page.frame.site;
  return article === undefined || article.type === 'liveblogpost'
    ? []
    : topicsOf(article, topics, (site) => (site === slug ? role : null));
};

/** A document in the language of its words. */
const drawn = (tree: ReactNode, language: 'hu' | 'en' = 'hu', render = renderInFragments): string => {
  speak(language);
  return doctype + render(tree);
};

const documentOf = (page: Page, assets: Assets, options: DocumentOptions) => (
  <Document
    page={page}
    assets={assets}
    app={appSettings}
    newsletter={newsletters[0]}
    topics={topicsOn(page)}
    {...options}
  >
    <RenderQuiz value={(quizId) => <QuizOfPage page={page} quizId={quizId} />}>
      <App page={page} />
    </RenderQuiz>
  </Document>
);

const linked = ({ frame }: { readonly frame: Frame | null }, html: string): string =>
  frame?.app ? carryInHtml(html) : html;

/** A page as a whole document, rendered by React in one piece: what `renderPage` gives byte by byte. */
export const renderPageByReact = (page: Page, assets: Assets, options: DocumentOptions = {}): string =>
  linked(page, drawn(documentOf(page, assets, options), page.head.language, renderToString));

export const renderPage = (page: Page, assets: Assets, options: DocumentOptions = {}): string =>
  linked(page, drawn(documentOf(page, assets, options), page.head.language));

/** The error screen of spec §2.8. */
export const renderProblem = (problem: Problem, assets: Assets): string =>
  linked(
    problem,
    drawn(
      <ErrorDocument problem={problem} assets={assets}>
        <ErrorApp problem={problem} />
      </ErrorDocument>,
    ),
  );

export const renderNewsletterStep = (step: NewsletterStep, around: AroundProblem, assets: Assets): string =>
  linked(
    around,
    drawn(
      <BesideDocument {...around} title={`${wordsOfStep(step).title} – ${around.site.name}`} assets={assets}>
        <Around {...around}>
          <NewsletterPage step={step} />
        </Around>
      </BesideDocument>,
    ),
  );

export const renderTopics = (own: OwnTopics, around: AroundProblem, assets: Assets): string =>
  linked(
    around,
    drawn(
      <BesideDocument
        {...around}
        title={`${topicMessages.title} – ${around.site.name}`}
        assets={assets}
        script={assets.topicsScript}
      >
        <Around {...around}>
          <TopicsPage own={own} />
        </Around>
      </BesideDocument>,
    ),
  );

const drawnPart = (tree: ReactNode): string => {
  speak('hu');
  return renderToStaticMarkup(tree);
};

export const renderNotices = (notices: readonly Notice[], assets: Pick<Assets, 'noticeScript'>): string =>
  drawnPart(<SiteNotices notices={notices} script={assets.noticeScript} />);

export const renderQuiz = (quiz: QuizOnPage, frame: Frame): string =>
  drawnPart(<QuizView quiz={quiz} page={null} frame={frame} />);
