import {
  chooseSponsoredLine,
  lineFit,
  type SponsoredLinePlace,
  type SponsoredLineRule,
} from '#core/ads/choose-sponsored-line.ts';
import { sponsoredLineSource } from '#core/ads/sponsored-line-source.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { flag, isSet, items, list, number, object, orElse, text, texts } from '../rule/fields.ts';

const sets = (fields: Fields, name: string): readonly (readonly string[])[] =>
  list(fields, name).map((set) => texts({ [name]: set }, name));

const lineIn = (line: Fields): SponsoredLineRule => ({
  active: flag(line, 'active'),
  newest: isSet(line, 'newest'),
  listPage: isSet(line, 'listPage'),
  dateFrom: orElse(number, line, 'dateFrom', null),
  dateTo: orElse(number, line, 'dateTo', null),
  frontPageSlug: orElse(text, line, 'frontPageSlug', null),
  mainSuperTags: orElse(texts, line, 'mainSuperTags', null),
  tags: orElse(sets, line, 'tags', null),
});

const placeIn = (question: Fields): SponsoredLinePlace => {
  const page = object(question, 'page');
  return {
    list: isSet(page, 'list'),
    newest: isSet(page, 'newest'),
    frontPage: orElse(text, page, 'frontPage', null),
    mainSuperTag: orElse(text, page, 'mainSuperTag', null),
    tags: texts(page, 'tags'),
  };
};

const place = '{list?, newest?, frontPage?, mainSuperTag?, tags: [slug]}';

export const sponsoredLineRules: readonly AskRule[] = [
  {
    name: 'sponsored-line',
    input: `{now, page: ${place}, lines: [rule]}`,
    answer: 'index | null',
    decide: (question) => {
      const { index, judged } = chooseSponsoredLine(
        items(question, 'lines', lineIn),
        placeIn(question),
        number(question, 'now'),
      );
      return { answer: index, reason: judged.join(' ') };
    },
  },
  {
    name: 'sponsored-line-fit',
    input: `{now, page: ${place}, line: rule}`,
    answer: 'a stable reason code, "fits" if the line matches',
    decide: (question) =>
      plainly(lineFit(lineIn(object(question, 'line')), placeIn(question), number(question, 'now'))),
  },
  {
    name: 'sponsored-line-source',
    input: '{avCode, location, now}',
    answer: 'URL | null',
    decide: (question) =>
      plainly(
        sponsoredLineSource(
          { avCode: text(question, 'avCode') },
          { location: text(question, 'location'), now: number(question, 'now') },
        ),
      ),
  },
];
