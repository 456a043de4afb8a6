import { teaserMessages } from '../messages/editorial/teasers.ts';

/** „Kis Anna, Nagy Béla és társaik”. */
export const authorNames = (authors: readonly { readonly name: string }[]): string => {
  const [first, second] = authors;
  if (first === undefined) return '';
  if (second === undefined) return first.name;
  const names = `${first.name}, ${second.name}`;
  return authors.length === 2 ? names : teaserMessages.andOthers(names);
};
