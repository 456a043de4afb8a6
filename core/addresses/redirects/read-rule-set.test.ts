import { describe, expect, it } from 'vitest';
import { readRuleSet } from './read-rule-set.ts';

const shop = 'https://bolt.example/';
const rule = { id: 'a-rule', from: '/a', to: '/b', status: 301, examples: [{ in: '/a', out: '/b' }] };
const faults = (...rules: readonly unknown[]): readonly string[] =>
  readRuleSet({ rules }, shop).match(
    () => [],
    (found) => found,
  );

describe('a rule set from a file', () => {
  it('is read when every rule is sound', () => {
    const rules = [
      rule,
      { ...rule, id: 'b', from: '/{a|b}/{yyyymmdd}/{x}/{rest...}', to: '/{yyyy}/{mm}/{dd}/{a|b}/{x}/{rest...}' },
      { ...rule, id: 'shop', to: shop },
    ];
    expect(readRuleSet({ rules }, shop)._unsafeUnwrap()).toEqual(rules);
  });

  it.each([
    [{ ...rule, id: 'A Rule' }, 'kebab-case'],
    [{ ...rule, from: 'a' }, 'path pattern'],
    [{ ...rule, from: '/a//b' }, 'path pattern'],
    [{ ...rule, from: '/{rest...}/a' }, 'path pattern'],
    [{ ...rule, from: '/a{b}' }, 'path pattern'],
    [{ ...rule, to: 'https://evil.example/' }, 'the shop'],
    [{ ...rule, to: '//evil.example' }, 'the shop'],
    [{ ...rule, to: '/\\evil.example' }, 'the shop'],
    [{ ...rule, to: '/b?c' }, 'the shop'],
    [{ ...rule, to: '/{x}' }, 'names {x}'],
    [{ ...rule, status: 307 }, '301 or 302'],
    [{ ...rule, examples: [{ in: '/a' }] }, 'examples'],
    [null, 'object'],
    ['x', 'object'],
  ])('is refused for %o: %s', (broken, word) => {
    expect(faults(rule, broken).join()).toContain(word);
    expect(faults(rule, broken)[0]).toMatch(/^rule 2: /);
  });

  it('is refused when it is no rule set at all', () => {
    for (const value of [[], {}, { rules: {} }, null, undefined, 'rules'])
      expect(readRuleSet(value, shop).isErr()).toBe(true);
  });

  it('is refused when two rules share an id', () => {
    expect(faults(rule, rule)).toEqual(['ids must not repeat']);
  });
});
