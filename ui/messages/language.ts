export const spoken = { language: 'hu' as 'hu' | 'en' };

export const langOf = (english: boolean): 'en' | 'hu' | undefined => {
  const language = english ? 'en' : 'hu';
  return language === spoken.language ? undefined : language;
};

/** Filled by `speak` on pages in English. */
export const labelNames: Record<string, string> = {};

interface Label {
  readonly children: string;
  readonly lang?: 'hu';
}

/** What a newsroom has named in Hungarian, in the language of the page where it is known. */
export const labelled = (label: string): Label => {
  if (spoken.language === 'hu') return { children: label };
  const name = labelNames[label];
  return name === undefined ? { children: label, lang: 'hu' } : { children: name };
};
