import type { SiteRole } from '../../addresses/sites/site.ts';
import type { Article } from './article.ts';
import { helpWordsInEnglish } from './en.ts';
import { helpWords } from './hu.ts';

export interface HelpBox {
  readonly title: string;
  readonly text: string;
}

/** The sister site's readers live in another country and need other numbers (spec §4). */
export const helpBoxes = (
  { spiritualHelp, drugProblem, english }: Pick<Article, 'spiritualHelp' | 'drugProblem' | 'english'>,
  role: SiteRole,
): readonly HelpBox[] => {
  const { spiritual, drugs } = english ? helpWordsInEnglish : helpWords;
  const country = role === 'sister' ? 'sister' : 'main';
  return [...(spiritualHelp ? [spiritual] : []), ...(drugProblem ? [drugs] : [])].map((words) => ({
    title: words.title,
    text: words[country],
  }));
};
