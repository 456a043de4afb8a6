import { articleCards } from './cards.ts';

/** Whether a route is an article's own page, a live blog or not. */
export const isArticleRoute = (name: string): boolean => Object.hasOwn(articleCards, name);
