import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { answerTo, questionState } from '#core/readers/quizzes/question-state.ts';
import type { AnsweredQuiz, Question } from '#core/readers/quizzes/quiz.ts';
import { pageField, quizPath } from '#core/readers/quizzes/quiz-place.ts';
import { refreshesQuiz } from '#core/readers/quizzes/refreshes-quiz.ts';
import { quizScore } from '#core/readers/quizzes/quiz-score.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { quizMessages } from '../../messages/readers/quizzes.ts';
import { writtenMoment } from '../../times/written.ts';
import { OpenQuestion } from './open-question.tsx';
import { QuizPicture } from './quiz-picture.tsx';
import { ToldQuestion } from './told-question.tsx';

interface Props {
  readonly quiz: QuizOnPage;
  readonly page: string | null;
  readonly frame: Frame;
}

interface QuestionProps {
  readonly told: AnsweredQuiz;
  readonly question: Question;
  readonly at: number;
  readonly frame: Frame;
}

const Deadline = ({ question: { activeTo }, frame }: Pick<QuestionProps, 'question' | 'frame'>) =>
  activeTo !== null && (
    <p className="quiz__hint">
      {activeTo < frame.renderedAt ? quizMessages.closed : quizMessages.until}{' '}
      <time dateTime={isoTime(activeTo)}>{writtenMoment(activeTo, frame.renderedAt, frame.site.timeZone)}</time>
    </p>
  );

const QuestionView = ({ told: { quiz, answers }, question, at, frame }: QuestionProps) => {
  const state = questionState(question, answers, frame.renderedAt);
  const asked = `${quiz.id}-${question.id}`;
  const words = (
    <>
      {quiz.questions.length > 1 && (
        <span className="quiz__number">{quizMessages.number(at + 1, quiz.questions.length)} </span>
      )}
      {question.question}
    </>
  );
  const picture = <QuizPicture path={question.image} size="wide" frame={frame} />;
  return state === 'open' ? (
    <fieldset className="quiz__question">
      <legend className="quiz__asked">{words}</legend>
      {picture}
      <Deadline question={question} frame={frame} />
      <OpenQuestion question={question} frame={frame} />
    </fieldset>
  ) : (
    // A group whose name is the question, as that of the form was.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="quiz__question" role="group" aria-labelledby={asked}>
      <p className="quiz__asked" id={asked}>
        {words}
      </p>
      {picture}
      {state === 'closed' && <Deadline question={question} frame={frame} />}
      <ToldQuestion question={question} given={answerTo(question, answers)} frame={frame} />
    </div>
  );
};

const Standing = ({
  told,
  fate,
  open,
}: { readonly told: AnsweredQuiz; readonly open: number } & Pick<QuizOnPage, 'fate'>) => {
  const score = quizScore(told);
  return (
    <div className="quiz__standing" tabIndex={-1}>
      {fate !== null && <p className="quiz__fate">{quizMessages.fate[fate]}</p>}
      {score !== null && <p className="quiz__score">{quizMessages.score(score.right, score.of)}</p>}
      {told.answers.length > 0 && open > 0 && <p className="quiz__left">{quizMessages.left(open)}</p>}
    </div>
  );
};

/** The server-rendered quiz: a plain form for open questions, results for answered ones (spec §3.6). */
export const QuizView = ({ quiz: { id, told, fate }, page, frame }: Props) => {
  if (told === null) return <p className="quiz__away">{quizMessages.away}</p>;
  const { questions } = told.quiz;
  const open = questions.filter((one) => questionState(one, told.answers, frame.renderedAt) === 'open').length;
  return (
    <form
      className="quiz__form"
      method="post"
      action={quizPath(id)}
      autoComplete="off"
      data-refresh={refreshesQuiz(frame.common, true) ? '' : undefined}
    >
      {page !== null && <input type="hidden" name={pageField} value={page} />}
      <Standing told={told} fate={fate} open={open} />
      <ol className="quiz__questions">
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionView told={told} question={question} at={at} frame={frame} />
          </li>
        ))}
      </ol>
      {open > 0 && (
        <div className="quiz__end">
          <button className="button" type="submit">
            {quizMessages.send(open)}
          </button>
          <p className="quiz__hint">{quizMessages.hint(open)}</p>
        </div>
      )}
    </form>
  );
};
