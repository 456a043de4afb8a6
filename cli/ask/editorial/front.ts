import type { PublishedCard } from '#core/editorial/articles/article.ts';
import { composeFront } from '#core/editorial/front-page/compose-front.ts';
import type { BlockLayout, FrontBlock, OfferedBlock, Recommendations } from '#core/editorial/front-page/front-block.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import { type Fields, flag, items, number, oneOf, orElse, text, whole } from '../rule/fields.ts';

const layouts = ['breaking', 'lead', 'row', 'grid', 'list', 'opinion', 'strip'] as const satisfies BlockLayout[];

const cardIn = (card: Fields): PublishedCard => {
  const picture = orElse(text, card, 'picture', '');
  const motif = orElse(text, card, 'motif', '');
  const posts = orElse(whole, card, 'posts', -1);
  return {
    id: whole(card, 'id', 0),
    publishedAt: number(card, 'at'),
    type: posts < 0 ? 'article' : 'liveblog',
    live: posts >= 0,
    pr: orElse(flag, card, 'pr', false),
    adult: orElse(flag, card, 'adult', false),
    english: orElse(flag, card, 'english', false),
    cover: picture === '' ? null : { path: picture, alt: '' },
    ...(motif !== '' && { motif }),
    ...(posts >= 0 && { postsInDay: posts }),
  } as unknown as PublishedCard;
};
const cardsIn = (of: Fields, name: string): readonly PublishedCard[] =>
  orElse((all, field) => items(all, field, cardIn), of, name, []);

const blockIn = (block: Fields): OfferedBlock => ({
  position: orElse(number, block, 'position', 0),
  layout: oneOf(block, 'layout', layouts),
  title: '',
  path: null,
  siteSlug: null,
  items: cardsIn(block, 'items'),
  spare: cardsIn(block, 'spare'),
  ...('picked' in block && { picked: whole(block, 'picked', 0) }),
});
const blocksIn = (of: Fields, name: string): readonly OfferedBlock[] =>
  orElse((all, field) => items(all, field, blockIn), of, name, []);

const recommended = ['special', 'breaking', 'important', 'newest', 'favorite', 'pr', 'after', 'g7'] as const;

/** A negative id marks a story that is shown without its picture. */
const told = (cards: readonly PublishedCard[], pictured: ReadonlySet<number>): readonly number[] =>
  cards.map(({ id, cover }) => (cover === null && pictured.has(id) ? -id : id));

export const frontRule: AskRule = {
  name: 'front',
  input:
    '{now, breaking?: [block], blocks?: [block], auto?: [block], strips?: [block], newest?: [card], special? … g7?: [card]}; block: {layout, items: [card], picked?, spare?: [card]}; card: {id, at, picture?, motif?, posts? (of a live blog), pr?, adult?, english?}',
  answer: '{containers: [[id]], newest, important, favorite, special, pr: [id]}; -id without its picture',
  decide: (question) => {
    const offer = {
      breaking: blocksIn(question, 'breaking')[0] ?? null,
      blocks: blocksIn(question, 'blocks'),
      autoBlock: blocksIn(question, 'auto')[0] ?? null,
      strips: blocksIn(question, 'strips'),
      newest: cardsIn(question, 'newest'),
      recommended: Object.fromEntries(
        recommended.map((name) => [name, name === 'newest' ? [] : cardsIn(question, name)]),
      ) as unknown as Recommendations,
      episodes: [],
      episodesAfter: 0,
    };
    const all = [offer.breaking, ...offer.blocks, offer.autoBlock, ...offer.strips].flatMap((block) =>
      block === null ? [] : [...block.items, ...(block.spare ?? [])],
    );
    const pictured = new Set([...all, ...offer.newest].flatMap(({ id, cover }) => (cover === null ? [] : [id])));
    const front = composeFront(offer, number(question, 'now'));
    const shown: readonly (FrontBlock | null)[] = [front.breaking, ...front.blocks, front.autoBlock, ...front.strips];
    return plainly({
      containers: shown.flatMap((block) => (block === null ? [] : [told(block.items, pictured)])),
      ...Object.fromEntries(
        (['newest', 'important', 'favorite', 'special', 'pr'] as const).map((name) => [
          name,
          front[name].map(({ id }) => id),
        ]),
      ),
    });
  },
};
