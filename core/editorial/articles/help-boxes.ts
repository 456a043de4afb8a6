import type { SiteRole } from '../../addresses/sites/site.ts';
import type { Article } from './article.ts';
import { helpWordsInEnglish } from './en.ts';
import { helpWords } from './hu.ts';

/** Where a reader can turn whom the story may have touched; the text names the numbers to call. */
export interface HelpBox {
  readonly title: string;
  readonly text: string;
}

/** In the language of the story; the sister site's readers live elsewhere and have other numbers (spec §4). */
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
