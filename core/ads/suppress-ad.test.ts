import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeNames } from '../pages/pages.ts';
import { type AdQuestion, suppressAd } from './suppress-ad.ts';

const houseTag = 'lapunk';
const words = fc.array(
  fc.constantFrom(
    'adfree',
    'adult-content',
    'pr',
    'pr-cikk',
    'tamogatott-tartalom',
    'hirdetes',
    'lapunkrol',
    'lapunk',
    'lap',
    'belfold',
    'live',
  ),
  { maxLength: 5 },
);
const questions = fc.record({
  route: fc.constantFrom(...routeNames),
  app: fc.boolean(),
  slot: fc.record({ pr: fc.boolean() }),
  article: fc.record({ flags: words, superTags: words, video: fc.boolean() }),
});
const of = (article: Partial<AdQuestion['article']>, more: Partial<AdQuestion> = {}): AdQuestion => ({
  route: 'single_article',
  article: { flags: [], superTags: [], ...article },
  ...more,
});

describe('suppressAd', () => {
  it.each([
    [of({}), 'none'],
    [of({ flags: ['live', 'refresh', 'legfontosabb', 'g7-hero'] }), 'none'],
    [of({ flags: ['adfree'] }), 'flag:adfree'],
    [of({ flags: ['adult-content'] }), 'flag:adult-content'],
    [of({ flags: ['pr'] }, { slot: { pr: true } }), 'flag:pr'],
    [of({ superTags: ['pr-cikk'] }), 'super-tag:pr-cikk'],
    [of({ superTags: ['tamogatott-tartalom'] }, { slot: { pr: false } }), 'super-tag:tamogatott-tartalom'],
    [of({ superTags: ['tarsadalmi-celu-reklam'] }), 'super-tag:tarsadalmi-celu-reklam'],
    [of({ superTags: ['hirdetes'] }, { route: 'liveblog_article' }), 'super-tag:hirdetes'],
    [of({ superTags: ['belfold', 'lapunkrol'] }), 'super-tag:lapunkrol'],
    [of({ superTags: ['nalunk-lapunk'] }), 'none'],
    [of({ superTags: ['hirdetes'] }, { slot: { pr: true } }), 'none'],
    [of({ superTags: ['hirdetes'], video: true }, { slot: { pr: true }, app: true }), 'video-in-app'],
    [of({ flags: ['pr'], superTags: ['hirdetes'], video: true }, { app: true }), 'flag:pr'],
    [of({ video: true }), 'none'],
    [of({}, { app: true }), 'none'],
    [of({ video: true }, { app: true }), 'video-in-app'],
    [of({ flags: ['adfree'] }, { route: 'index' }), 'none'],
    [{ route: 'single_article' } as const, 'none'],
  ] satisfies readonly (readonly [AdQuestion, string])[])('of %j gives the reason %s', (question, reason) => {
    expect(suppressAd(question, houseTag)).toEqual({ answer: reason === 'none' ? 'show' : 'suppress', reason });
  });

  it('is silent on single articles only', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { answer } = suppressAd(question, houseTag);
        expect(answer === 'show' || question.route === 'single_article' || question.route === 'liveblog_article').toBe(
          true,
        );
      }),
    );
  });

  it("does not depend on the order of an article's labels", () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { flags, superTags } = question.article;
        const turned = {
          ...question,
          article: { ...question.article, flags: flags.toReversed(), superTags: superTags.toReversed() },
        };
        expect(suppressAd(turned, houseTag)).toEqual(suppressAd(question, houseTag));
      }),
    );
  });

  it('never shows less in a slot for PR than in any other', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const shown = (pr: boolean) => suppressAd({ ...question, slot: { pr } }, houseTag).answer === 'show';
        expect(!shown(false) || shown(true)).toBe(true);
      }),
    );
  });

  it("takes no super tag for the house's own where the house has no name", () => {
    expect(suppressAd(of({ superTags: ['belfold'] }), '').answer).toBe('show');
  });
});
