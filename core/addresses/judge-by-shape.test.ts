import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../pages/route-table.ts';
import { someResolver } from './address-resolver.fake.ts';
import type { SegmentShape } from './paths/path-shape.ts';
import type { RedirectRule } from './redirects/redirect-rule.ts';
import { compileRules } from './redirects/compile-rules.ts';
import { rowOfShape } from './rows-by-shape.ts';
import { fiveSites } from './sites/five-sites.fake.ts';

const { judge, judgeAtLength, firstWords } = someResolver();

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const day = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2024/03/28', '2024/02/29', '2000/12/31', '0000/01/01') },
  { weight: 1, arbitrary: fc.constantFrom('2023/02/29', '2024/13/01', '2024/00/10', '2024/3/28', '2024/04/31') },
  { weight: 1, arbitrary: fc.tuple(digits(4), digits(2), digits(2)).map((three) => three.join('/')) },
);
const odd = fc.constantFrom(
  '',
  '.',
  '..',
  '.x',
  '%61',
  '%2F',
  'ő',
  '\\',
  'a b',
  'a\n',
  '@',
  '2024',
  '03',
  '_-_',
  'ELO',
);
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('belfold', 'arviz-2024', 'x', 'kupa-2024', 'kis-eva', '20240229', 'elo') },
  { weight: 4, arbitrary: fc.constantFrom(...firstWords, 'newest', 'archivum', 'javitasok', '_payload.json') },
  { weight: 1, arbitrary: odd },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const piece = fc.oneof({ weight: 2, arbitrary: segment }, { weight: 1, arbitrary: day });
const dated = fc
  .tuple(fc.array(segment, { maxLength: 2 }), day, segment, fc.constantFrom('', '', '', '/elo', '/', '/_payload.json'))
  .map(([before, on, slug, end]) => `/${[...before, on, slug].join('/')}${end}`);
const path = fc.oneof(
  dated,
  fc.array(piece, { maxLength: 3 }).map((pieces) => `/${pieces.join('/')}`),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `${pieces.join('/')}`),
);
const host = fc.constantFrom(
  'lapunk.example',
  'LAPUNK.example:3000',
  'testver.example.',
  'testver.example',
  'else',
  '',
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('oldal=2', 'fbclid=1', 'a=1&fbclid', '%66bclid=1&oldal=3', 'f', 'isMobileApp'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const address = fc.record({ host, path, query });

/** Each tried a hundred times as often as other properties: a million times in `npm run test:deep`. */
const numRuns = 100 * (fc.readConfigureGlobal().numRuns ?? 100);

describe('a verdict by shape', () => {
  it('is the one of the whole judge', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('0' as const, '1' as const), (asked, donations) => {
        expect(judge(asked, donations)).toEqual(judgeAtLength(asked, donations));
      }),
      { numRuns },
    );
  });

  it('is the one of the whole judge whatever the rules are', () => {
    const from = fc
      .array(
        fc.constantFrom('{a}', 'belfold', 'g7', 'cimke', '2024', '03', 'x', '{yyyymmdd}', '{x|elo}', 'elo', '{digits}'),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .chain((parts) =>
        fc.constantFrom('', '/{rest...}', '?a=1', '?oldal={digits}').map((end) => `/${parts.join('/')}${end}`),
      );
    fc.assert(
      fc.property(
        fc.array(from, { maxLength: 3 }),
        fc.array(address, { minLength: 30, maxLength: 30 }),
        (sources, all) => {
          const rules = sources.map((one, at): RedirectRule => ({
            id: `r${at}`,
            from: one,
            to: '/legfrissebb',
            status: 301,
            examples: [],
          }));
          const own = someResolver({ rules });
          for (const asked of all) expect(own.judge(asked)).toEqual(own.judgeAtLength(asked));
        },
      ),
      { numRuns: Math.min(numRuns / 200, 1_000) },
    );
  });
});

const { patterns, reserved } = pageRoutes({ sites: fiveSites, academySegment: 'lapakademia' });
const rowWith = (from: readonly string[], segments: readonly SegmentShape[], date: number): string | null => {
  const rules = from.map((one, at): RedirectRule => ({ id: `r${at}`, from: one, to: '/', status: 301, examples: [] }));
  const { patternsFor: rulesFor } = compileRules(rules, []);
  const tables = { rows: patterns.main, rulesFor, reserved, resourceWords: ['rss'], suffixes: [] };
  const first = segments[0]?.kind === 'word' ? segments[0].word : '';
  return rowOfShape(tables, first, { segments, date })?.row.row.name ?? null;
};
const foreign: SegmentShape = { kind: 'foreign' };
const onDay: readonly SegmentShape[] = [4, 2, 2].map((count) => ({ kind: 'digits', count: count as 2 | 4 }));
const word = (text: string): SegmentShape => ({ kind: 'word', word: text });

describe('what all addresses of a shape lead to', () => {
  it.each([
    ['an article', [foreign, ...onDay, foreign], 1, 'single_article'],
    ['an article without a section', [...onDay, foreign], 0, 'single_article'],
    ['an article of a prefix site', [word('g7'), foreign, ...onDay, foreign], 2, 'single_article'],
    ['a tag', [word('cimke'), foreign], -1, 'articles_by_tag'],
    ['a section', [word('rovat'), foreign], -1, 'articles_by_mstag'],
    ['a word that begins files', [word('rss'), foreign], -1, null],
    ['a word that begins no article', [word('cimke'), ...onDay, foreign], 1, 'articles_by_tag'],
    ['nothing', [foreign, foreign], -1, null],
  ] as const)('is told for %s', (_, segments, date, expected) => {
    expect(rowWith([], segments, date)).toBe(expected);
  });

  it.each(['/{a}/{rest...}', '/belfold/{rest...}', '/{a}/{b}/{c}/{d}/{yyyymmdd}', '/{a}/{yyyymmdd}/{rest...}'])(
    'is told where a rule from %s can be none of theirs, and is not where it can',
    (from) => {
      const mayConcern = from === '/{a}/{rest...}' || from.endsWith('/{yyyymmdd}');
      expect(rowWith([from], [foreign, ...onDay, foreign], 1)).toBe(mayConcern ? null : 'single_article');
    },
  );
});
