import type { Frame } from '#core/pages/page-frame.ts';
import { answerField } from '#core/readers/quizzes/answer-fields.ts';
import type { Question, QuizAnswer } from '#core/readers/quizzes/quiz.ts';
import { quizMessages } from '../../messages/readers/quizzes.ts';
import { QuizPicture } from './quiz-picture.tsx';

interface Props {
  readonly question: Question;
  readonly frame: Frame;
}

interface ChoiceProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly title: string;
  readonly picture?: string | null;
  readonly frame: Frame;
}

const Choice = ({ kind, name, value, title, picture = null, frame }: ChoiceProps) => (
  <label className={picture === null ? 'quiz__choice' : 'quiz__choice quiz__choice--pictured'}>
    <input className="quiz__tick" type={kind} name={name} value={value} />
    <QuizPicture path={picture} size="card" frame={frame} />
    <span className="quiz__title">{title}</span>
  </label>
);

const Row = ({ question: { id, options }, answer, frame }: Props & { readonly answer: QuizAnswer }) => (
  <fieldset className="quiz__row">
    <legend className="quiz__title">{answer.title}</legend>
    <QuizPicture path={answer.image} size="card" frame={frame} />
    <div className="quiz__options">
      {options.map((option) => (
        <Choice
          key={option.id}
          kind="radio"
          name={answerField(id, answer.id)}
          value={option.id}
          title={option.title}
          frame={frame}
        />
      ))}
    </div>
  </fieldset>
);

export const OpenQuestion = ({ question, frame }: Props) => {
  const { id, options, answers, displayAs } = question;
  if (options.length > 0)
    return (
      <>
        <p className="quiz__hint">{quizMessages.eachRow}</p>
        {answers.map((answer) => (
          <Row key={answer.id} question={question} answer={answer} frame={frame} />
        ))}
      </>
    );
  const kind = displayAs === 'checkbox' ? 'checkbox' : 'radio';
  return (
    <>
      {kind === 'checkbox' && <p className="quiz__hint">{quizMessages.several}</p>}
      <div
        className={
          answers.every(({ image }) => image !== null) ? 'quiz__choices quiz__choices--pictured' : 'quiz__choices'
        }
      >
        {answers.map((answer) => (
          <Choice
            key={answer.id}
            kind={kind}
            name={answerField(id)}
            value={answer.id}
            title={answer.title}
            picture={answer.image}
            frame={frame}
          />
        ))}
      </div>
    </>
  );
};
