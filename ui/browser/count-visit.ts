const counted = (name: string): string => {
  try {
    const count = `${Number(sessionStorage.getItem(name)) + 1}`;
    sessionStorage.setItem(name, count);
    return count;
  } catch {
    return '1';
  }
};

/**
 * Counts pages and articles of this session, for nothing but the document's own attributes (spec §3.13): a notice
 * stays away from the first article.
 */
export const countVisit = (isArticle: boolean): void => {
  const { dataset } = document.documentElement;
  dataset.pages = counted('pages');
  if (isArticle) dataset.articles = counted('articles');
};
