/** Where a quiz stands in an article: the name of its place in the page. */
export const quizAnchor = (quizId: string): string => `kviz-${quizId}`;

/** Names the quiz that was answered in the address of a page that is for who answered alone. */
export const quizParameter = 'kviz';

/** Says in it what became of the answers. */
export const fateParameter = 'valasz';

/** Where an answer is sent, and a quiz asked for. */
export const quizPath = (quizId: string): string => `/api/quizzes/${quizId}`;

/** The field that names the page to come back to; whoever sends none is given the quiz alone. */
export const pageField = 'oldal';
