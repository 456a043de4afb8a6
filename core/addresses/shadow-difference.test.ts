import { describe, expect, it } from 'vitest';
import { someResolver, someRules } from './address-resolver.fake.ts';
import { shadowDifference } from './shadow-difference.ts';

const changed = someRules
  .filter(({ id }) => id !== 'support')
  .map((rule) => (rule.id === 'newest' ? { ...rule, to: '/rovat/sport' } : rule))
  .concat({ id: 'found', from: '/regi/hely/itt/van', to: '/legfrissebb', status: 301, examples: [] });
const [judge, tried] = [someResolver().judge, someResolver({ rules: changed }).judge];
const differenceAt = (path: string, answered = 200, query = '') =>
  shadowDifference(judge, tried, { host: 'lapunk.example', path, query }, answered);

describe('the difference of two rule sets', () => {
  it('is a page that is lost, found, or elsewhere, with the rules of it', () => {
    expect(differenceAt('/t', 301)).toMatchObject({
      kind: 'lost',
      before: '/tamogatas',
      after: null,
      rules: ['support'],
    });
    expect(differenceAt('/regi/hely/itt/van', 404)).toEqual({
      kind: 'found',
      before: null,
      after: '/legfrissebb',
      rules: ['found'],
    });
    expect(differenceAt('/list/newest', 301, 'a=1')).toEqual({
      kind: 'moved',
      before: '/legfrissebb?a=1',
      after: '/rovat/sport?a=1',
      rules: [],
    });
  });

  it('is null when both agree for any content, and undefined for non-pages', () => {
    for (const answered of [200, 404, 410]) expect(differenceAt('/rovat/sport', answered)).toBeNull();
    expect(differenceAt('/nincs/ilyen/a/b/c', 404)).toBeNull();
    expect(differenceAt('/shop', 302)).toBeNull();
    expect(differenceAt('/a%2Fb', 400)).toBeNull();
    expect(differenceAt('/rss')).toBeUndefined();
  });

  it('finds a page where content is gone by the answer, and loses none there', () => {
    const leading = someResolver({
      rules: [...someRules, { id: 'gone', from: '/rovat/sport', to: '/legfrissebb', status: 301, examples: [] }],
    }).judge;
    const at = (answered: number) =>
      shadowDifference(judge, leading, { host: 'lapunk.example', path: '/rovat/sport', query: '' }, answered)?.kind;
    expect([at(200), at(404), at(410)]).toEqual(['moved', 'found', 'found']);
  });
});
