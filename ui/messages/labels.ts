import { spoken } from './language.ts';

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
