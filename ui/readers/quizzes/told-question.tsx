import type { Frame } from '#core/pages/page-frame.ts';
import { type AnswerShare, answerShares } from '#core/readers/quizzes/answer-shares.ts';
import type { Question, QuizAnswer, UserAnswer } from '#core/readers/quizzes/quiz.ts';
import { isRight } from '#core/readers/quizzes/quiz-score.ts';
import { quizMessages } from '../../messages/readers/quizzes.ts';
import { QuizPicture } from './quiz-picture.tsx';

interface Props {
  readonly question: Question;
  readonly given: UserAnswer | null;
  readonly frame: Frame;
}

const shareText = ({ options, displayAs }: Question, { percent, count, average }: AnswerShare): string => {
  if (count === 0 && options.length > 0) return quizMessages.nobody;
  if (average !== null) return quizMessages.mean(average, options.length, count);
  return quizMessages[displayAs === 'checkbox' ? 'shareOfMarks' : 'share'](percent, count);
};

const ownWord = ({ options }: Question, given: UserAnswer | null, answer: QuizAnswer): string | null => {
  const own = given?.responses.find(({ answerId }) => answerId === answer.id);
  if (own === undefined) return null;
  const option = options.find(({ id }) => id === own.optionId);
  return option === undefined ? quizMessages.own : quizMessages.ownOption(option.title);
};

interface ResultProps extends Props {
  readonly answer: QuizAnswer;
  readonly share: AnswerShare;
}

const Result = ({ question, given, answer, share, frame }: ResultProps) => {
  const own = ownWord(question, given, answer);
  const right = question.rightAnswer === answer.id;
  return (
    <li className={`quiz__result${own === null ? '' : ' quiz__result--own'}${right ? ' quiz__result--right' : ''}`}>
      <QuizPicture path={answer.image} size="thumb" frame={frame} />
      <p className="quiz__title">
        {answer.title}
        {right && (
          <>
            {' '}
            <span className="quiz__mark quiz__mark--right">{quizMessages.right}</span>
          </>
        )}
        {own !== null && (
          <>
            {' '}
            <span className="quiz__mark">{own}</span>
          </>
        )}
      </p>
      <svg className="quiz__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share.percent} height="1" />
      </svg>
      <p className="quiz__share">{shareText(question, share)}</p>
      {own !== null && answer.description !== '' && <p className="quiz__said">{answer.description}</p>}
    </li>
  );
};

const Verdict = ({ question, given }: Omit<Props, 'frame'>) => {
  const right = given && isRight(question, given);
  if (right === null) return null;
  return (
    <p className={`quiz__verdict quiz__verdict--${right ? 'right' : 'wrong'}`}>
      {quizMessages.verdict[right ? 'right' : 'wrong']}
    </p>
  );
};

export const ToldQuestion = ({ question, given, frame }: Props) => {
  const { options, answers, description } = question;
  const shares = answerShares(question);
  const [min, max] = [options[0], options.at(-1)];
  return (
    <>
      <Verdict question={question} given={given} />
      {min && max && <p className="quiz__hint">{quizMessages.scale(min.title, max.title, options.length)}</p>}
      <ul className="quiz__results">
        {answers.map((answer, at) => (
          <Result
            key={answer.id}
            question={question}
            given={given}
            frame={frame}
            answer={answer}
            share={shares[at] as AnswerShare}
          />
        ))}
      </ul>
      {description !== '' && <p className="quiz__description">{description}</p>}
    </>
  );
};
