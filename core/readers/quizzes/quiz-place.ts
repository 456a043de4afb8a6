export const quizAnchor = (quizId: string): string => `kviz-${quizId}`;

export const quizParameter = 'kviz';

export const fateParameter = 'valasz';

export const quizPath = (quizId: string): string => `/api/quizzes/${quizId}`;

/** Form field with the page to return to; without it, the response is the quiz alone. */
export const pageField = 'oldal';
