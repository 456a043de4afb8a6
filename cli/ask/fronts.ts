import { drawAutoBlock } from '#core/front-page/draw-auto-block.ts';
import { drawRecommenderVersion } from '#core/front-page/draw-recommender-version.ts';
import type { FrontBlock, Recommendations } from '#core/front-page/front-block.ts';
import { recommenderSlices } from '#core/front-page/recommender-slices.ts';
import { splitBreaking } from '#core/front-page/split-breaking.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import type { Fields } from './fields.ts';
import { BadInput, chance, ids, items, list, number, orElse } from './fields.ts';

const recommended = ['special', 'breaking', 'important', 'newest', 'favorite', 'pr', 'after', 'g7'] as const satisfies readonly (keyof Recommendations)[];

const usedVersions = (question: Fields): readonly number[] =>
  list(question, 'used').map((version) => {
    if (typeof version !== 'number') throw new BadInput('"used" must hold numbers only');
    return version;
  });

/** Slices are cut by place, so ids stand for the articles. */
const recommendationsOf = (question: Fields): Recommendations =>
  Object.fromEntries(recommended.map((name) => [name, orElse(ids, question, name, [])])) as unknown as Recommendations;

const blockIn = (block: Fields): FrontBlock => ({
  position: number(block, 'position'), layout: 'list', title: '', path: null, siteSlug: null, items: ids(block, 'items') as unknown as FrontBlock['items'],
});

export const frontRules: readonly AskRule[] = [
  { name: 'auto-block', input: '{used: [n], chance}', answer: '{version, used}', decide: (question) => plainly(drawAutoBlock(usedVersions(question), chance(question))) },
  { name: 'recommender-version', input: '{chance}', answer: '1…20', decide: (question) => plainly(drawRecommenderVersion(chance(question))) },
  {
    name: 'recommender', input: `{${recommended.map((name) => `${name}?`).join(', ')}: [id]}`, answer: 'the same, as much as is shown',
    decide: (question) => plainly(recommenderSlices(recommendationsOf(question))),
  },
  {
    name: 'front-blocks', input: '{blocks: [{position, items: [id]}]}', answer: '{breaking: position | null, blocks: [position]}',
    decide: (question) => {
      const { breaking, blocks } = splitBreaking(items(question, 'blocks', blockIn));
      return plainly({ breaking: breaking?.position ?? null, blocks: blocks.map(({ position }) => position) });
    },
  },
];
