/** Follows a quiz from the moment it stands on an open page. */
export const followQuiz = (section: HTMLElement | null): void => {
  if (section) void import('./follow-quiz.ts').then((quizzes) => quizzes.followQuiz(section));
};
