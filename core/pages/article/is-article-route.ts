import { articleCards } from './cards.ts';

export const isArticleRoute = (name: string): boolean => Object.hasOwn(articleCards, name);
