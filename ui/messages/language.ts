export const spoken = { language: 'hu' as 'hu' | 'en' };

export const langOf = (english: boolean): 'en' | 'hu' | undefined => {
  const language = english ? 'en' : 'hu';
  return language === spoken.language ? undefined : language;
};
