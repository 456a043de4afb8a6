import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResources, someRules } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { isSafeTarget } from '#core/addresses/redirects/is-safe-target.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { lintRuleSet } from './lint-rule-set.ts';
import { parseAnyRuleSet } from './read-any-rule-set.ts';

const shopUrl = 'https://bolt.example/';
const house = {
  ...pageAddresses({ sites: fiveSites, academySegment: 'lapakademia' }),
  sites: fiveSites,
  resources: someResources,
  shopUrl,
};

const rule = (id: string, from: string, to = '/te', ...examples: readonly (readonly [string, string])[]): object => ({
  id,
  from,
  to,
  status: 301,
  examples: examples.map(([example, out]) => ({ in: example, out })),
});

const lint = (...rules: readonly object[]): readonly string[] =>
  lintRuleSet(parseAnyRuleSet(JSON.stringify({ rules }))._unsafeUnwrap(), house)
    .map(({ kind, rule: id, others }) => [kind, id, ...others].join(' '))
    .filter((line) => !line.startsWith('no-example'));

describe('lint of a rule set', () => {
  it('finds nothing wrong with a sound rule but that it has no example', () => {
    expect(
      lint(
        rule(
          'a',
          '/a',
          '/te',
          ['/a', '/te'],
          ['/a?x=1&fbclid=2', '/te?x=1'],
          ['https://lapunk.example/a', 'https://lapunk.example/te'],
        ),
      ),
    ).toEqual([]);
    expect(
      lintRuleSet(parseAnyRuleSet(JSON.stringify({ rules: [rule('a', '/a')] }))._unsafeUnwrap(), house).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['no-example']);
  });

  it.each([
    ['a loop', [rule('a', '/a', '/b'), rule('b', '/b', '/a')], ['loop a b']],
    ['a chain', [rule('a', '/a', '/b'), rule('b', '/b')], ['chain a b']],
    ['a chain by way of a key', [rule('a', '/a', '/english'), rule('b', '/english?p={digits}')], ['chain a b']],
    [
      'a repeated pattern with keys and numbers',
      [rule('a', '/{digits}?p={digits}'), rule('b', '/{x:digits}?p={y:digits}')],
      ['duplicate b a'],
    ],
    ['a rule behind a wider key', [rule('a', '/?p={digits}'), rule('b', '/?p=12')], ['shadowed b a']],
    ['all pages of a kind', [rule('a', '/cimke/{x}')], ['takes-page a']],
    ['a page of fixed words', [rule('a', '/legfrissebb', '/te')], ['takes-page a']],
    ['a key that a page reads', [rule('a', '/legfrissebb?oldal={digits}', '/te')], ['takes-page a']],
    ['numbers that are dates of articles', [rule('a', '/{e:digits}/{h:digits}/{n:digits}/{s}')], ['takes-page a']],
    ['a repeated pattern', [rule('a', '/{x|y}/{one}'), rule('b', '/{y|x}/{two}')], ['duplicate b a']],
    ['a repeated id', [rule('a', '/a'), rule('a', '/b')], ['duplicate a#2 a']],
    ['a rule behind a wider one', [rule('wide', '/a/{rest...}'), rule('b', '/a/{x}/c')], ['shadowed b wide']],
    [
      'a rule behind several that take all of it',
      [rule('x', '/x/q'), rule('y', '/y/q'), rule('b', '/{x|y}/q')],
      ['shadowed b x y'],
    ],
    ['a resource', [rule('a', '/uploads/{x}')], ['unreachable a']],
    [
      'a trailing slash',
      [rule('a', '/a/'), rule('root', '/'), rule('inner', '/a//b')],
      ['unreachable a', 'unreachable root', 'unreachable inner'],
    ],
    ['a path that cannot be read', [rule('a', '/a/../b')], ['unreachable a']],
    ['a foreign target', [rule('a', '/a', 'https://evil.example/x')], ['unsafe-target a']],
    [
      'a target that a browser takes for a host',
      [rule('a', '/a', '//evil.example')],
      ['unsafe-target a', 'target-not-found a'],
    ],
    ['a script', [rule('a', '/a', 'javascript:alert(1)')], ['unsafe-target a']],
    ['a missing target', [rule('a', '/a', '/nincs')], ['target-not-found a']],
    [
      'a target with a query of its own',
      [rule('a', '/a', '/te?x=1', ['/a', '/te?x=1'])],
      ['target-not-found a', 'lost-query a'],
    ],
    ['a false example', [rule('a', '/a', '/te', ['/a', '/tes'])], ['example-fails a']],
    ['an example of another rule', [rule('a', '/a'), rule('b', '/b', '/te', ['/a', '/te'])], ['example-fails b a']],
    [
      'a slow pattern',
      [
        { id: 'slow', regex: '^/(a+)+$', to: '/te', status: 301 },
        { id: 'fine', regex: '^/a+$', to: '/te', status: 301 },
      ],
      ['super-linear slow'],
    ],
    ['a slow pattern beside a path', [{ ...rule('a', '/a'), regex: '^(.*)*$' }], ['super-linear a']],
    [
      'a foreign target of an expression',
      [{ id: 'slow', regex: '^/b$', to: 'http://evil.example/$1', status: 301 }],
      ['unsafe-target slow'],
    ],
  ])('finds %s', (_, rules, expected) => {
    expect(lint(...rules)).toEqual(expected);
  });

  it.each([
    ['a narrow rule before a wide one', [rule('b', '/a/{x}/c'), rule('wide', '/a/{rest...}')]],
    [
      'a rule that another takes in part',
      [rule('one', '/a/{x}'), rule('two', '/a/{x}/{y}'), rule('rest', '/a/{rest...}')],
    ],
    [
      'a rule that holds on the sister site only behind one into a prefix',
      [rule('g', '/a/{x}', '/g7/rovat/{x}'), rule('b', '/a/b', '/arfolyam')],
    ],
    ['a rule that names what it takes', [rule('a', '/cimke/regi', '/te'), rule('b', '/{rovat|cimke}/kupa/{x...}')]],
    ['numbers that are no dates of articles', [rule('a', '/{ev:digits}/{digits}/{slug}', '/te')]],
    [
      'a key that no page reads',
      [
        rule('a', '/?p={digits}'),
        rule('b', '/legfrissebb?p={x}'),
        rule('c', '/?p=regi'),
        rule('d', '/cikk.php?oldal={x}'),
      ],
    ],
    ['the shop', [rule('a', '/a', shopUrl), rule('b', '/b', 'https://bolt.example/polo')]],
    ['a target that is not there for every word', [rule('a', '/a/{x}', '/{x}', ['/a/te', '/te'])]],
  ])('accepts %s', (_, rules) => {
    expect(lint(...rules)).toEqual([]);
  });

  it('names an address of every kind of page that a rule takes, the first few of many', () => {
    const taking = (from: string): string | null | undefined =>
      lintRuleSet(parseAnyRuleSet(JSON.stringify({ rules: [rule('a', from)] }))._unsafeUnwrap(), house).find(
        ({ kind }) => kind === 'takes-page',
      )?.found;
    expect(taking('/{y}/{m}/{d}/{slug}')).toMatch(/^(?:\/[a-z/]+, ){4}\/rovat\/minta\/minta\/minta \+\d+$/);
    expect(taking('/{y}/rovat/{d}')).toBe('/after/rovat/minta');
    expect(taking('/{y}/regi/{d}')).toBe(undefined);
  });

  it('groups findings by rule, in the order of the set', () => {
    expect(lint(rule('z', '/z', '/nincs'), ...someRules, rule('a', '/shop', '/'))).toEqual([
      'target-not-found z',
      'chain announcement announcements',
      'chain tag cup cup-below dated',
      'takes-page announcements',
      'duplicate a shop',
    ]);
  });

  it('survives any set that can be read', () => {
    const segment = fc.constantFrom(
      'a',
      'b',
      '{x}',
      '{a|b}',
      '{yyyymmdd}',
      'elo',
      '..',
      '%zz',
      'uploads',
      'ő',
      'g7',
      '',
    );
    const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((pieces) => `/${pieces.join('/')}`);
    const example = fc.record({ in: fc.oneof(path, fc.webUrl(), fc.string()), out: fc.string() });
    const any = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      from: path,
      to: fc.oneof(
        path.map((to) => to.replace(/[{}]/g, '')),
        fc.webUrl(),
      ),
      status: fc.constant(301),
      examples: fc.array(example, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (rules) => {
        parseAnyRuleSet(JSON.stringify({ rules })).map((set) => {
          const found = lintRuleSet(set, house);
          expect(lintRuleSet(set, house)).toEqual(found);
          return found;
        });
      }),
    );
  });

  it('comes to an end on a thousand rules, hostile ones among them', () => {
    const thousand = [
      ...Array.from({ length: 700 }, (_, n) =>
        rule(`plain-${n}`, `/regi/${n}`, `/regi/${n + 1}`, [`/regi/${n}`, '/te']),
      ),
      ...Array.from({ length: 150 }, (_, n) => rule(`wild-${n}`, `/{x}/w${n}/{rest...}`, `/cimke/{x}/{rest...}`)),
      ...Array.from({ length: 100 }, (_, n) => rule(`any-${n}`, `/{x|y}/{z}/b${n}`, `/{x|y}/b${n}/{z}`)),
      ...Array.from({ length: 50 }, (_, n) => ({
        id: `slow-${n}`,
        regex: `^/(?:${'[a-z]x'.repeat(30)})*$`,
        to: '/te',
        status: 301,
      })),
    ];
    const set = parseAnyRuleSet(JSON.stringify({ rules: thousand }))._unsafeUnwrap();
    expect(lintRuleSet(set, house).length).toBeGreaterThan(900);
  });
});

describe('a safe target', () => {
  it.each(['/', '/a', '/a//b', shopUrl, 'HTTPS://Bolt.example/polo', 'http://bolt.example'])('is %s', (to) => {
    expect(isSafeTarget(to, shopUrl)).toBe(true);
  });

  it.each([
    '//a',
    '/\\a',
    '\\a',
    '/a\n',
    'https://bolt.example.evil/',
    'https://evil@bolt.example/',
    'https://bolt.example\\@evil/',
    'data:x',
    '',
    '/\t/evil.example',
  ])('is not %j', (to) => {
    expect(isSafeTarget(to, shopUrl)).toBe(false);
  });
});
