/** What the page that is drawn speaks; `speak` alone sets it. */
export const spoken = { language: 'hu' as 'hu' | 'en' };

/** The language of a part, to be said of it; none where the whole page speaks it. */
export const langOf = (english: boolean): 'en' | 'hu' | undefined => {
  const language = english ? 'en' : 'hu';
  return language === spoken.language ? undefined : language;
};
