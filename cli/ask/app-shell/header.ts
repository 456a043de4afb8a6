import { coloursOf, colourModes, readColourMode } from '#core/app-shell/colour-mode.ts';
import { headerLook } from '#core/app-shell/header-look.ts';
import { type HeroLayout, headerThreshold } from '#core/app-shell/header-threshold.ts';
import { isNoticeHidden, noticeCookie } from '#core/app-shell/notice-cookie.ts';
import { headerAtTop, isHeaderHidden, scrollHeader, type ScrollEvent } from '#core/app-shell/scroll-header.ts';
import { rowEnds, rowStep, type ScrolledRow } from '#core/app-shell/scroller.ts';
import type { ArticleType } from '#core/editorial/articles/article.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import {
  flag,
  isSet,
  items,
  number,
  object,
  oneOf,
  orElse,
  orNull,
  text,
  texts,
  whole,
  wordOf,
} from '../rule/fields.ts';

const articleTypes: readonly ArticleType[] = ['article', 'longform', 'liveblog', 'liveblogpost', 'other'];

const articleIn = (question: Fields): Parameters<typeof headerLook>[0]['article'] => {
  const article = object(question, 'article');
  return {
    type: oneOf(article, 'type', articleTypes),
    flags: texts(article, 'flags'),
    cover: isSet(article, 'cover') ? { path: '', alt: '' } : null,
    adult: isSet(article, 'adult'),
    page: orElse((fields, name) => whole(fields, name, 1), article, 'page', 1),
  };
};

const rowIn = (question: Fields): ScrolledRow => ({
  left: number(question, 'left'),
  shown: number(question, 'shown'),
  whole: number(question, 'whole'),
});

const heroOf = (fields: Fields): HeroLayout => orElse(wordOf(['none', 'full', 'half']), fields, 'hero', 'none');

const scrollIn = (event: Fields): ScrollEvent => ({
  y: number(event, 'y'),
  furthest: orElse(number, event, 'furthest', Infinity),
  width: number(event, 'width'),
  hero: heroOf(event),
  heroHeight: orElse(number, event, 'heroHeight', 0),
  held: isSet(event, 'held'),
});

export const headerRules: readonly AskRule[] = [
  {
    name: 'header-look',
    input: '{breaking?, article?: {type, flags, cover?, adult?, page?}}',
    answer: '"transparent" | "solid"',
    decide: (question) => {
      const { transparent, reason } = headerLook({
        breaking: isSet(question, 'breaking'),
        article: orElse(articleIn, question, 'article', null),
      });
      return { answer: transparent ? 'transparent' : 'solid', reason };
    },
  },
  {
    name: 'header-threshold',
    input: '{hero?: "none" | "full" | "half", width}',
    answer: 'pixels',
    decide: (question) => plainly(headerThreshold(heroOf(question), number(question, 'width'))),
  },
  {
    name: 'header-scroll',
    input: '{events: [{y, width, furthest?, hero?, heroHeight?, held?}]}',
    answer: '{hidden, filled}',
    decide: (question) => {
      const header = items(question, 'events', scrollIn).reduce(scrollHeader, headerAtTop);
      return { answer: { hidden: isHeaderHidden(header), filled: header.filled }, reason: header.showing };
    },
  },
  {
    name: 'colour-mode',
    input: '{stored: text | null}',
    answer: colourModes.join(' | '),
    decide: (question) => plainly(readColourMode(orNull(text, question, 'stored'))),
  },
  {
    name: 'colours',
    input: '{mode, dark}',
    answer: '"light" | "dark"',
    decide: (question) => plainly(coloursOf(oneOf(question, 'mode', colourModes), flag(question, 'dark'))),
  },
  {
    name: 'row-ends',
    input: '{left, shown, whole}',
    answer: '{start, end}',
    decide: (question) => plainly(rowEnds(rowIn(question))),
  },
  {
    name: 'row-step',
    input: '{left, shown, whole, items: [{from, to}], forward}',
    answer: 'pixels',
    decide: (question) => {
      const beside = items(question, 'items', (item) => ({ from: number(item, 'from'), to: number(item, 'to') }));
      return plainly(rowStep(rowIn(question), beside, flag(question, 'forward')));
    },
  },
  {
    name: 'notice-cookie',
    input: '{notice, hiding: "permanent" | "front" | "article"}',
    answer: '{name, value, maxAge} | null',
    decide: (question) =>
      plainly(noticeCookie(text(question, 'notice'), oneOf(question, 'hiding', ['permanent', 'front', 'article']))),
  },
  {
    name: 'notice-hidden',
    input: '{notice, place: "front" | "article" | "other", cookies: [name]}',
    answer: 'boolean',
    decide: (question) =>
      plainly(
        isNoticeHidden(
          text(question, 'notice'),
          oneOf(question, 'place', ['front', 'article', 'other']),
          texts(question, 'cookies'),
        ),
      ),
  },
];
