import { adsOfArticle } from '#core/editorial/articles/ads-of-article.ts';
import type { PublishedCard } from '#core/editorial/articles/article.ts';
import type { Body } from '#core/editorial/articles/body.ts';
import { homeAddress, pathFor } from '#core/editorial/articles/home-address.ts';
import { outerLinks } from '#core/editorial/articles/outer-links.ts';
import { placeInserts } from '#core/editorial/articles/place-inserts.ts';
import { recommendedReading } from '#core/editorial/front-page/recommended-reading.ts';
import { textPauses } from '#core/editorial/articles/text-pauses.ts';
import { yearsOld } from '#core/editorial/articles/years-old.ts';
import { frameOrigins } from '#core/media/embeds/frame-origins.ts';
import { scoreLine } from '#core/sport/football/score-line.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteIn, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { ids, isSet, items, number, orElse, orNull, text, texts } from '../rule/fields.ts';

const heading = '## ';

const bodyIn = (question: Fields): Body =>
  texts(question, 'body').map((words) =>
    words.startsWith(heading)
      ? { tag: 'h2', children: [words.slice(heading.length)] }
      : { tag: 'p', children: [words] },
  );

const section = (slug: string, siteSlug = '') => ({ slug, name: slug, siteSlug, active: true });

const cardsIn = (question: Fields, name: string): readonly PublishedCard[] =>
  orElse(ids, question, name, []).map((id) => ({ id, pr: false, adult: false }) as unknown as PublishedCard);

const idsOf = (cards: readonly PublishedCard[]): readonly number[] => cards.map(({ id }) => id);

const located = (question: Fields) => {
  const tag = orElse(text, question, 'mainSuperTag', null);
  return {
    siteSlug: text(question, 'owner'),
    section: tag === null ? null : section(tag),
    publishedAt: number(question, 'pubDate'),
    slug: text(question, 'slug'),
    type: isSet(question, 'live') ? ('liveblog' as const) : ('article' as const),
  };
};

export const articlePartRules: readonly AskRule[] = [
  {
    name: 'years-old',
    input: '{pubDate, now, evergreen?, site?}',
    answer: 'number | null',
    decide: (question, installation) =>
      plainly(
        yearsOld(
          { publishedAt: number(question, 'pubDate'), evergreen: isSet(question, 'evergreen') },
          number(question, 'now'),
          siteOrMain(question, installation).timeZone,
        ),
      ),
  },
  {
    name: 'text-pauses',
    input: '{body: [paragraph, or "## heading"]}',
    answer: '[index]',
    decide: (question) => plainly(textPauses(bodyIn(question))),
  },
  {
    name: 'inserts',
    input: '{body: [paragraph, or "## heading"], ads?, related?}',
    answer: '[{insert, before}]',
    decide: (question) =>
      plainly(
        placeInserts(bodyIn(question), [
          ...(isSet(question, 'ads') ? ['ad' as const] : []),
          ...(isSet(question, 'related') ? ['related' as const] : []),
        ]),
      ),
  },
  {
    name: 'outer-links',
    input: '{links: [address]}',
    answer: '[address]',
    decide: (question) =>
      plainly(
        outerLinks(texts(question, 'links').map((href) => ({ tag: 'a', attributes: { href }, children: ['x'] }))),
      ),
  },
  {
    name: 'home-address',
    input: '{site, owner: slug, mainSuperTag?, pubDate, slug, live?}',
    answer: '{here: path | null, origin, path: path | null}',
    decide: (question, installation) => {
      const [article, site, needs] = [
        located(question),
        siteIn(question, installation),
        { sites: installation.needs.sites, linkTo: installation.book.linkTo },
      ];
      return plainly({ here: pathFor(needs, site, article), ...homeAddress(needs, site, article) });
    },
  },
  {
    name: 'article-ads',
    input: '{flags, superTags, adult?, pr?, video?, app?}',
    answer: '"show" | "suppress"',
    decide: (question, { settings }) =>
      adsOfArticle(
        {
          type: 'article',
          flags: texts(question, 'flags'),
          superTags: texts(question, 'superTags').map((slug) => section(slug)),
          section: null,
          adult: isSet(question, 'adult'),
          pr: isSet(question, 'pr'),
          body: isSet(question, 'video') ? [{ embed: { kind: 'video', src: '' } }] : [],
        },
        isSet(question, 'app'),
        settings.houseTag,
      ),
  },
  {
    name: 'recommended-reading',
    input: '{special?, important?, favorite?, pr?: [id], shown?: [id]}',
    answer: '{picks: [id], partners: [id]}',
    decide: (question) => {
      const [special, important, favorite, pr] = ['special', 'important', 'favorite', 'pr'].map((name) =>
        cardsIn(question, name),
      );
      const all = {
        special: special ?? [],
        important: important ?? [],
        favorite: favorite ?? [],
        pr: pr ?? [],
        breaking: [],
        newest: [],
        after: [],
        g7: [],
      };
      const { picks, partners } = recommendedReading(all, idsOf(cardsIn(question, 'shown')));
      return plainly({ picks: idsOf(picks), partners: idsOf(partners) });
    },
  },
  {
    name: 'score-line',
    input: '{id, matches: [{id, short, home?: goals, away?: goals}]}',
    answer: '{status, score} | null',
    decide: (question) => {
      const matches = items(question, 'matches', (match) => ({
        id: number(match, 'id'),
        short: text(match, 'short'),
        league: '',
        home: '',
        away: '',
        timestamp: 0,
        goals: {
          home: orElse((fields, name) => orNull(number, fields, name), match, 'home', null),
          away: orElse((fields, name) => orNull(number, fields, name), match, 'away', null),
        },
      }));
      const line = scoreLine(matches, number(question, 'id'));
      return plainly(line && { status: line.status, score: line.score });
    },
  },
  {
    name: 'frame-origins',
    input: '{}',
    answer: '[origin]',
    decide: (_, { settings }) => plainly(frameOrigins(settings.embeds)),
  },
];
