export const followQuiz = (section: HTMLElement | null): void => {
  if (section) void import('./follow-quiz.ts').then((quizzes) => quizzes.followQuiz(section));
};
