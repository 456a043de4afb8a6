const quizFields =
  '_id complex questions { _id question displayAs image description activeTo rightAnswer options { _id title } answers { _id title image answerCount sum average description } }';
const answerFields = 'questionId responses { answerId optionId }';

const documents = {
  quiz: `query Quiz($quizId: ID!) { quiz(quizId: $quizId) { ${quizFields} } userAnswers(quizId: $quizId) { ${answerFields} } }`,
  addOrUpdateAnswers: `mutation AddOrUpdateAnswers($quizId: ID!, $answers: [UserAnswerInput!]!) { addOrUpdateAnswers(quizId: $quizId, answers: $answers) { quiz { ${quizFields} } userAnswers { ${answerFields} } } }`,
} as const;

type QuizDocument = keyof typeof documents;

const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Returns null for any other text than the two documents of docs/upstreams/quiz-service.md. */
export const documentIn = (text: string): QuizDocument | null => {
  const said = spaced(text);
  return (Object.keys(documents) as QuizDocument[]).find((name) => documents[name] === said) ?? null;
};
