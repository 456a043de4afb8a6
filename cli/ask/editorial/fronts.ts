import { coverPlan } from '#core/editorial/front-page/cover-plan.ts';
import { drawAutoBlock, drawRecommenderVersion } from '#core/editorial/front-page/draw-version.ts';
import { drawSome } from '#core/editorial/front-page/draw-some.ts';
import { type CoverStock, fillCover } from '#core/editorial/front-page/fill-cover.ts';
import { recommenderSlices } from '#core/editorial/front-page/recommender-slices.ts';
import { type FrontBlock, type Recommendations, splitBreaking } from '#core/editorial/front-page/front-block.ts';
import { withoutShown } from '#core/editorial/front-page/without-shown.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { frontRule } from './front.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { siteIn } from '../rule/ask-rule.ts';
import { BadInput, chance, ids, items, list, number, orElse, whole } from '../rule/fields.ts';

const recommended = [
  'special',
  'breaking',
  'important',
  'newest',
  'favorite',
  'pr',
  'after',
  'g7',
] as const satisfies readonly (keyof Recommendations)[];

const usedVersions = (question: Fields): readonly number[] =>
  list(question, 'used').map((version) => {
    if (typeof version !== 'number') throw new BadInput('numbers', 'used');
    return version;
  });

const recommendationsOf = (question: Fields): Recommendations =>
  Object.fromEntries(recommended.map((name) => [name, orElse(ids, question, name, [])])) as unknown as Recommendations;

const blockIn = (block: Fields): FrontBlock => ({
  position: number(block, 'position'),
  layout: 'list',
  title: '',
  path: null,
  siteSlug: null,
  items: ids(block, 'items') as unknown as FrontBlock['items'],
});

const cards = (all: readonly (number | string)[]): readonly { readonly id: number }[] =>
  all.map((id) => ({ id: id as number }));
const cardLists = (question: Fields, name: string): CoverStock<{ readonly id: number }>['blocks'] =>
  orElse(list, question, name, []).map((_, at) => cards(ids({ of: list(question, name)[at] }, 'of')));

const chancesIn = (question: Fields): readonly number[] =>
  list(question, 'chances').map((one) => chance({ chance: one }));

export const frontRules: readonly AskRule[] = [
  frontRule,
  {
    name: 'cover-plan',
    input: '{site}',
    answer: '{news, sections, cards, articles, episodes, uniques, quotes} | null',
    decide: (question, installation) => plainly(coverPlan(siteIn(question, installation).role)),
  },
  {
    name: 'cover',
    input: '{site, sections?: [[id]], blocks?: [[id]], recommended?: [id]}',
    answer: '{news, ofSections, cards, articles: [id]} | null',
    decide: (question, installation) => {
      const plan = coverPlan(siteIn(question, installation).role);
      const filled =
        plan &&
        fillCover(plan, {
          sections: cardLists(question, 'sections'),
          blocks: cardLists(question, 'blocks'),
          recommended: cards(orElse(ids, question, 'recommended', [])),
        });
      return plainly(
        filled &&
          Object.fromEntries(
            Object.entries(filled).map(([name, all]) => [name, all.map(({ id }: { readonly id: number }) => id)]),
          ),
      );
    },
  },
  {
    name: 'drawn-block',
    input: '{items: [id], shown: [id]}',
    answer: '[id] | null',
    decide: (question) => {
      const block = {
        ...blockIn({ ...question, position: 1 }),
        items: cards(ids(question, 'items')) as FrontBlock['items'],
      };
      return plainly(withoutShown(block, cards(ids(question, 'shown')))?.items.map(({ id }) => id) ?? null);
    },
  },
  {
    name: 'some',
    input: '{items: [id], count, chances: [0 ≤ x < 1]}',
    answer: '[id]',
    decide: (question) => plainly(drawSome(ids(question, 'items'), whole(question, 'count', 0), chancesIn(question))),
  },
  {
    name: 'auto-block',
    input: '{used: [n], chance}',
    answer: '{version, used}',
    decide: (question) => plainly(drawAutoBlock(usedVersions(question), chance(question))),
  },
  {
    name: 'recommender-version',
    input: '{chance}',
    answer: '1…20',
    decide: (question) => plainly(drawRecommenderVersion(chance(question))),
  },
  {
    name: 'recommender',
    input: `{${recommended.map((name) => `${name}?`).join(', ')}: [id]}`,
    answer: 'the same lists, with only the shown ids',
    decide: (question) => plainly(recommenderSlices(recommendationsOf(question))),
  },
  {
    name: 'front-blocks',
    input: '{blocks: [{position, items: [id]}]}',
    answer: '{breaking: position | null, blocks: [position]}',
    decide: (question) => {
      const { breaking, blocks } = splitBreaking(items(question, 'blocks', blockIn));
      return plainly({ breaking: breaking?.position ?? null, blocks: blocks.map(({ position }) => position) });
    },
  },
];
