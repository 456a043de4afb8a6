import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver } from '../address-resolver.fake.ts';
import { locationOf } from '../judge-address.ts';
import { readRuleSet } from './read-rule-set.ts';

const shop = 'https://bolt.example/';
const setOf = (...rules: readonly (readonly [string, string])[]) =>
  readRuleSet({ rules: rules.map(([from, to], at) => ({ id: `r${at}`, from, to, status: 301, examples: [] })) }, shop);

const resolverOf = (...rules: readonly (readonly [string, string])[]) =>
  someResolver({ rules: setOf(...rules)._unsafeUnwrap() });

const host = 'lapunk.example';
const judgeWith = (...rules: readonly (readonly [string, string])[]) => {
  const { judge } = resolverOf(...rules);
  return (url: string, on = host): string => {
    const [path = '', ...query] = url.split('?');
    const { outcome, redirect } = judge({ host: on, path, query: query.join('?') });
    return redirect === null ? outcome : locationOf(redirect);
  };
};

describe('a rule with a query key', () => {
  const judge = judgeWith(
    ['/?p={digits}', '/szerzo/{digits}'],
    ['/cikk.php?id={id:digits}&nyelv={hu|en}', '/cimke/{hu|en}'],
    ['/cikk.php?cim={cim}', '/szerzo/{cim}'],
    ['/cikk.php?mind', '/legfrissebb'],
    ['/lista/{ev:digits}/{lap:digits}', '/cimke/{lap}-{ev}'],
    ['/szam/{digits}', '/cimke/{digits}'],
  );

  it.each([
    ['/?p=12', '/szerzo/12'],
    ['/?%70=12', '/szerzo/12'],
    ['//?p=12&fbclid=x', '/szerzo/12'],
    ['/?a=%zz&p=12&b=+&p=13&&c', '/szerzo/12?a=%zz&b=+&&c'],
    ['/cikk.php?nyelv=en&id=7', '/cimke/en'],
    ['/cikk.php?id=7&nyelv=de', 'not-found'],
    ['/cikk.php?cim=k%C3%B6z+%C3%BCgy', '/szerzo/k%C3%B6z%20%C3%BCgy'],
    ['/cikk.php?cim=a/b', 'not-found'],
    ['/cikk.php?cim=%2F%2Fevil.example', 'not-found'],
    ['/cikk.php?cim=..', 'not-found'],
    ['/cikk.php?cim=a%0D%0Ab', 'not-found'],
    ['/cikk.php?cim=', 'not-found'],
    ['/cikk.php?mind', '/legfrissebb'],
    ['/cikk.php?mind=1', 'not-found'],
    ['/cikk.php', 'not-found'],
    ['/lista/2019/3', '/cimke/3-2019'],
    ['/lista/2019/x', 'not-found'],
    ['/szam/007', '/cimke/007'],
    ['/szam/7a', 'not-found'],
    ['/szam/%37', '/cimke/%37'],
  ])('takes %s to %s', (url, expected) => {
    expect(judge(url)).toBe(expected);
  });

  it.each(['/', '/?p=', '/?p=x', '/?P=12', '/?p', '/?q=12', '/?p=%zz', '/?p=x&p=12', '/?x=p=12'])(
    'does not change %s',
    (url) => {
      expect(judge(url)).toBe('page');
    },
  );

  it('comes first, second or third among others by its place in the set', () => {
    const ordered = judgeWith(['/a?p=1', '/szerzo/egy'], ['/{x}', '/szerzo/barmi'], ['/a?p=2', '/szerzo/ketto']);
    expect(['/a?p=1', '/a?p=2', '/a'].map((url) => ordered(url))).toEqual([
      '/szerzo/egy',
      '/szerzo/barmi?p=2',
      '/szerzo/barmi',
    ]);
    const wide = judgeWith(['/?p={digits}', '/szerzo/szam'], ['/?p=1', '/szerzo/egy'], ['/?q=1', '/szerzo/q']);
    expect([wide('/?p=1'), wide('/?q=1&p=1')]).toEqual(['/szerzo/szam', '/szerzo/szam?q=1']);
  });

  it('applies into a prefix site only on the host of that site', () => {
    const prefixed = judgeWith(['/?p={digits}', '/g7/rovat/{digits}'], ['/?p=1', '/szerzo/egy']);
    expect([prefixed('/?p=1'), prefixed('/?p=1', 'testver.example')]).toEqual(['/g7/rovat/1', '/szerzo/egy']);
  });

  it('may lead to its own path, for its key is consumed', () => {
    expect(judgeWith(['/?p={digits}', '/'])('/?a=1&p=2')).toBe('/?a=1');
  });

  it.each([
    ['/', '/a'],
    ['/?', '/a'],
    ['/a/?p=1', '/a'],
    ['/?p={digits', '/a'],
    ['/?p={a...}', '/a'],
    ['/?p={yyyymmdd}', '/a'],
    ['/?p=1&p=2', '/a'],
    ['/?fbclid={x}', '/a'],
    ['/?%66bclid=1', '/a'],
    ['/?p=%zz', '/a'],
    ['/?p=1#x', '/a'],
    ['/?p={digits}', '/{p}'],
    ['/{x:words}', '/a'],
  ])('cannot be %s to %s', (from, to) => {
    expect(setOf([from, to]).isErr()).toBe(true);
  });
});

const word = fc.constantFrom('a', 'b', 'p', 'q', 'szerzo', '12', '%70', 'ő');
const value = fc.constantFrom('{digits}', '{x}', '{1|2}', '{n:digits}', '1', 'a+b', '');
const key = fc.constantFrom('p', 'q', 'page_id');
const asked = fc
  .uniqueArray(fc.tuple(key, value), { minLength: 1, maxLength: 2, selector: ([name]) => name })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
const path = fc
  .array(fc.oneof(word, fc.constantFrom('{s}', '{k:digits}')), { maxLength: 2 })
  .map((parts) => `/${parts.join('/')}`);
const from = fc.oneof(
  fc.tuple(fc.oneof(path, fc.constant('/')), asked).map(([at, query]) => `${at}?${query}`),
  path.filter((at) => at !== '/'),
);
const to = fc.constantFrom('/', '/szerzo/x', '/a', '/a/b', shop);
const rules = fc.array(fc.tuple(from, to), { maxLength: 6 });
const query = fc
  .array(
    fc
      .oneof(
        fc.tuple(
          fc.constantFrom('p', 'q', 'page_id', '%70', 'P', 'oldal'),
          fc.constantFrom('1', '12', 'a', 'a+b', '', '%zz'),
        ),
        fc.tuple(fc.string(), fc.string()).map(([a, b]) => [a, b].map(encodeURIComponent)),
      )
      .map(([name, text]) => `${name}=${text}`),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join('&'));

describe('rules with query keys', () => {
  it('never move / without such a key', () => {
    fc.assert(
      fc.property(rules, query, (list, text) => {
        const { judge } = resolverOf(...list);
        const keys = new Set(
          list.flatMap(([pattern]) => [...pattern.matchAll(/[?&]([^=&]+)=/g)].map(([, name]) => name)),
        );
        const names = [...new URLSearchParams(text).keys()];
        fc.pre(!names.some((name) => keys.has(name) || name === 'fbclid'));
        expect(judge({ host, path: '/', query: text }).redirect).toBe(null);
      }),
    );
  });

  it('redirect / only when one of their keys is present, and remove only that key', () => {
    fc.assert(
      fc.property(rules, query, (list, text) => {
        const { redirect } = resolverOf(...list).judge({ host, path: '/', query: text });
        if (redirect === null) return;
        const pieces = text.split('&');
        const kept = redirect.query === '' ? [] : redirect.query.split('&');
        const consumed = new Set(['p', 'q', 'page_id', '%70', 'fbclid']);
        expect(kept).toEqual(pieces.filter((piece) => kept.includes(piece)));
        for (const gone of pieces.filter((piece) => piece !== '' && !kept.includes(piece)))
          expect(consumed).toContain(gone.split('=')[0]);
      }),
    );
  });

  it('are one hop: where one ends, no other begins', () => {
    fc.assert(
      fc.property(
        rules,
        path.map((at) => at.replace(/[{}]/g, '')),
        query,
        (list, at, text) => {
          const { judge } = resolverOf(...list);
          const { redirect } = judge({ host, path: at, query: text });
          if (redirect === null || redirect.external) return;
          expect(judge({ host, path: redirect.path, query: redirect.query }).redirect).toBe(null);
        },
      ),
    );
  });
});
