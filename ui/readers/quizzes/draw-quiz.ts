import { createContext, type ReactNode } from 'react';

/** Draws the quiz of an id as it stands for who asks for the page; null in browsers, which keep what the server drew. */
export const DrawQuiz = createContext<((quizId: string) => ReactNode) | null>(null);
