import { createContext, type ReactNode } from 'react';

/** Renders a quiz by its id. Null in browsers, which reuse the server's HTML. */
export const RenderQuiz = createContext<((quizId: string) => ReactNode) | null>(null);
