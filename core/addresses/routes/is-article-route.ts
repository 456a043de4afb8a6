import type { RouteName } from './route.ts';

/** Whether a route is an article's own page, a live blog or not. */
export const isArticleRoute = (name: RouteName): boolean => name === 'single_article' || name === 'liveblog_article';
