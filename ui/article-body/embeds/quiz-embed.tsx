import { useContext } from 'react';
import { quizAnchor } from '#core/readers/quizzes/quiz-place.ts';
import { embedMessages } from '../../messages/media/embeds.ts';
import { RenderQuiz } from '../../readers/quizzes/render-quiz.ts';
import { followQuiz } from '../../readers/quizzes/load-follow-quiz.ts';

interface Props {
  readonly quizId: string;
  readonly title: string;
}

/** The only HTML that `require-trusted-types-for` accepts. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } };
const nothing = { __html: trustedTypes?.emptyHTML ?? '' };

/** Hydration leaves the served quiz alone; the browser fills an empty one. */
export const QuizEmbed = ({ quizId, title }: Props) => {
  const draw = useContext(RenderQuiz);
  return (
    <section
      className="embed embed--quiz"
      id={quizAnchor(quizId)}
      data-quiz={quizId}
      aria-label={title || embedMessages.quiz}
      ref={followQuiz}
    >
      <p className="embed__kind">{embedMessages.quiz}</p>
      {title && <p className="embed__title">{title}</p>}
      {draw ? (
        <div className="quiz">{draw(quizId)}</div>
      ) : (
        // oxlint-disable-next-line react/no-danger -- Empty, and so never markup: React then keeps its hands off.
        <div className="quiz" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
      )}
    </section>
  );
};
