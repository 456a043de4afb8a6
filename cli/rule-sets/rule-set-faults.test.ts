import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver, someRules } from '#core/addresses/address-resolver.fake.ts';
import { parseAnyRuleSet } from './read-any-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { ruleSetFaults } from './rule-set-faults.ts';
import { rulesNear } from './rules-near.ts';
import { addressIntoRule, cutRule, witnessAddress } from '#core/addresses/rule-sets/witness-address.ts';

const rule = (id: string, from: string, to: string): RedirectRule => ({ id, from, to, status: 301, examples: [] });

const faultsOf = (...rules: readonly RedirectRule[]): readonly string[] => {
  const { trailOf } = someResolver({ rules });
  return ruleSetFaults(rules, (path) => trailOf({ host: 'lapunk.example', path, query: '' })).map(
    ({ kind, rules: taken }) => `${kind} ${taken.join('>')}`,
  );
};

describe('the faults of a rule set', () => {
  it.each([
    [[rule('a', '/a', '/b'), rule('b', '/b', '/c')], ['chain a>b']],
    [[rule('a', '/a', '/b'), rule('b', '/b', '/a')], ['loop a>b']],
    [[rule('a', '/a', '/a')], ['loop a']],
    [[rule('a', '/a/{x}', '/b/{x}'), rule('b', '/b/special', '/c')], ['chain a>b']],
    [[rule('a', '/a/{rest...}', '/b/{rest...}'), rule('b', '/b/x/{y}', '/c')], ['chain a>b']],
    [[rule('grow', '/a/{rest...}', '/a/x/{rest...}')], ['loop grow']],
    [[rule('a', '/{x|y}/z', '/{x|y}/w'), rule('b', '/y/w', '/c')], ['chain a>b']],
    [[rule('a', '/{x|y}/z', '/{x|y}/w'), rule('b', '/q/w', '/c')], []],
    [[rule('a', '/{s}/{yyyymmdd}', '/{yyyy}/{mm}/{dd}/{s}'), rule('b', '/2019/02/12/{s}', '/c')], ['chain a>b']],
    [[rule('a', '/{s}/{yyyymmdd}', '/{yyyy}/{mm}/{dd}/{s}'), rule('b', '/2019/02/31/{s}', '/c')], []],
    [[rule('a', '/a/{x}', '/cikk-{x}'), rule('b', '/cikk-regi', '/c')], ['chain a>b']],
    [[rule('a', '/a', '/b'), rule('b', '/b/c', '/d')], []],
    [[rule('shop', '/shop', 'https://bolt.example/'), rule('a', '/a', '/shop')], ['chain a>shop']],
  ])('%j has %j', (rules, expected) => {
    expect(faultsOf(...rules)).toEqual(expected);
  });

  it('are listed in rule order, each with an example address', () => {
    const { trailOf } = someResolver();
    const found = ruleSetFaults(someRules, (path) => trailOf({ host: 'lapunk.example', path, query: '' }));
    expect(found.map(({ rules, address }) => [rules.join('>'), address])).toEqual([
      ['announcement>announcements', '/list/announcement'],
      ['tag>cup', '/tag/kupa-2024'],
      ['tag>cup-below', '/tag/kupa-2024/minta'],
      ['tag>dated', '/tag/20240328/minta'],
    ]);
  });

  it('are empty when no rule can reach another', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 8 }), (words) => {
        expect(faultsOf(...words.map((word) => rule(word, `/regi/${word}`, `/uj/${word}`)))).toEqual([]);
      }),
    );
  });

  it('are found wherever in a cycle one starts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[b-z]{1,5}$/), { minLength: 1, maxLength: 8 }), (words) => {
        const found = faultsOf(
          ...words.map((word, index) => rule(word, `/regi/${word}`, `/regi/${words[(index + 1) % words.length]}`)),
        );
        expect(found).toHaveLength(1);
        expect(found[0]?.slice(5).split('>').sort()).toEqual([...words].sort());
      }),
    );
  });
});

describe('the rules near a target', () => {
  const word = fc.constantFrom('a', 'b', 'c', '{x}', '{a|b}', '{a|c}');
  const path = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([words, rest]) => `/${words.join('/')}${rest ? '/{r...}' : ''}`);

  it('are all that it can lead into, in the order of the set', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { minLength: 1, maxLength: 12 }), (pairs) => {
        const cut = pairs.map(([from, to], index) => cutRule(rule(`r${index}`, from, to)));
        for (const one of cut) {
          const near = [...rulesNear(cut)(one.to ?? [])];
          const reached = cut.filter((next) => addressIntoRule(one, next) !== null);
          expect(near.filter((next) => reached.includes(next))).toEqual(reached);
          expect(near).toEqual(cut.filter((next) => near.includes(next)));
        }
      }),
    );
  });
});

describe('an address of a rule', () => {
  it('fits its pattern, with the words that are wanted', () => {
    expect(witnessAddress(rule('x', '/{a|b}/{s}/{yyyymmdd}/{r...}', '/'), { s: 'y' })).toBe('/a/y/20240328/minta');
  });

  it('is null when the target cannot match', () => {
    expect(addressIntoRule(cutRule(rule('a', '/a', 'https://bolt.example/')), cutRule(rule('b', '/b', '/c')))).toBe(
      null,
    );
    expect(addressIntoRule(cutRule(rule('a', '/a', '/b')), cutRule(rule('b', '/b/{x}', '/c')))).toBe(null);
  });
});

describe('any rule set', () => {
  const sound = { id: 'a', from: '/a', to: '/b', status: 301 };
  const read = (...rules: readonly unknown[]) => parseAnyRuleSet(JSON.stringify({ rules }));

  it('is readable, including rules that lint must report', () => {
    const found = read(
      sound,
      sound,
      { ...sound, to: 'https://evil.example/' },
      { ...sound, to: '/b?x=1#y' },
      { id: 'r', regex: '^(a+)+$', to: '/$1/{x}', status: 302 },
    )._unsafeUnwrap();
    expect(found.rules.map(({ to }) => to)).toEqual(['/b', '/b', 'https://evil.example/', '/b?x=1#y']);
    expect(found.expressions).toMatchObject([{ regex: '^(a+)+$', to: '/$1/{x}', examples: [] }]);
  });

  it.each([
    [null],
    [1],
    [{ ...sound, id: 1 }],
    [{ ...sound, from: 'a' }],
    [{ ...sound, from: undefined }],
    [{ ...sound, to: 5 }],
    [{ ...sound, to: 'b' }],
    [{ ...sound, to: '/{x}' }],
    [{ ...sound, status: 308 }],
    [{ ...sound, examples: 1 }],
    [{ regex: '(', to: '/', status: 301 }],
  ])('is refused for %j', (entry) => {
    expect(read(sound, entry)._unsafeUnwrapErr()[0]).toMatchObject({ rule: 2 });
  });

  it('is refused when it is no rule set at all', () => {
    for (const text of ['', '[]', '{}', 'null', '{']) expect(parseAnyRuleSet(text).isErr()).toBe(true);
  });
});
