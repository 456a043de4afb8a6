const counted = (name: string): string => {
  try {
    const count = `${Number(sessionStorage.getItem(name)) + 1}`;
    sessionStorage.setItem(name, count);
    return count;
  } catch {
    return '1';
  }
};

/** The counts only set attributes of the document (spec §3.13), which hide notices on the first article. */
export const countVisit = (isArticle: boolean): void => {
  const { dataset } = document.documentElement;
  dataset.pages = counted('pages');
  if (isArticle) dataset.articles = counted('articles');
};
