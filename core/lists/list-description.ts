import type { PublishedCard } from '../articles/article.ts';

/** As many headlines as a search engine shows. */
const most = 3;

/** What the world is told of a list that nobody described: its name and what is newest in it, but no result, nothing for adults and no advertisement. */
export const listDescription = (name: string, cards: readonly PublishedCard[]): string => {
  const headlines = cards
    .filter(({ result, adult, pr }) => result === undefined && !adult && !pr)
    .map(({ title }) => title);
  return [name, [...new Set(headlines)].slice(0, most).join('; ')].filter((part) => part !== '').join(': ');
};
