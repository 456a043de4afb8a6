/** Two names at most in a teaser, then a count: „Kis Anna, Nagy Béla és 2 társuk”. */
export const authorNames = (authors: readonly { readonly name: string }[]): string => {
  const [first, second] = authors;
  if (first === undefined) return '';
  if (second === undefined) return first.name;
  return authors.length === 2 ? `${first.name}, ${second.name}` : `${first.name}, ${second.name} és ${authors.length - 2} társuk`;
};
