import { embedMessages } from '../messages/embeds.ts';

interface Props {
  readonly quizId: string;
  readonly title: string;
}

/** The place of a quiz, with an address of its own. */
export const QuizEmbed = ({ quizId, title }: Props) => {
  const anchor = `kviz-${quizId}`;
  return (
    <section
      className="embed embed--quiz"
      id={anchor}
      data-quiz={quizId}
      aria-label={title === '' ? embedMessages.quizUntitled : title}
    >
      <p className="embed__kind">{embedMessages.quiz}</p>
      <p className="embed__title">{title === '' ? embedMessages.quizUntitled : title}</p>
      <a className="embed__link" href={`#${anchor}`}>
        {embedMessages.quizLink}
      </a>
    </section>
  );
};
