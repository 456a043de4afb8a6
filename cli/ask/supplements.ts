import { supplements } from '#core/lists/supplements.ts';
import { supplementBoxes } from '#core/supplements/supplement-boxes.ts';
import { supplementSearchTags } from '#core/supplements/supplement-search.ts';
import { supplementPath, supplementTab, supplementTabs } from '#core/supplements/supplement-tab.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import type { Fields } from './fields.ts';
import { BadInput, orElse, text } from './fields.ts';

const supplementIn = (question: Fields): (typeof supplements)[number] => {
  const slug = text(question, 'slug');
  const supplement = supplements.find((candidate) => candidate.slug === slug);
  if (supplement === undefined) throw new BadInput(`no supplement "${slug}"`);
  return supplement;
};

export const supplementRules: readonly AskRule[] = [
  {
    name: 'supplement', input: '{path}', answer: '{slug, tab, content, below} | null',
    decide: (question) => {
      const place = supplementTab(text(question, 'path'));
      return plainly(place && { slug: place.supplement.slug, tab: place.tab.subPath, content: place.content, below: place.below });
    },
  },
  { name: 'supplement-tabs', input: '{path}', answer: '[{label, path, current}]', decide: (question) => plainly(supplementTabs(text(question, 'path'))) },
  { name: 'supplement-path', input: '{slug, tab?}', answer: 'path', decide: (question) => plainly(supplementPath(supplementIn(question), { subPath: orElse(text, question, 'tab', '') })) },
  { name: 'supplement-boxes', input: '{slug}', answer: '{election, euDisclaimer}', decide: (question) => plainly(supplementBoxes(text(question, 'slug'))) },
  { name: 'supplement-search', input: '{slug}', answer: '[{type, text, protected}]', decide: (question) => plainly(supplementSearchTags(supplementIn(question))) },
];
