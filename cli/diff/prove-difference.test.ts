import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objects, run, someNeeds } from '../cli.fake.ts';
import { installationOf } from '../installation/installation.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { isDateWord, isNumber } from '#cli/rule-sets/shaped-path.ts';
import { proveDifference } from './prove-difference.ts';

const segment = fc.constantFrom('a', 'b', 'te', '{x}', '{y}', '{a|b}', '{yyyymmdd}', '{digits}');

const path = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '/{z...}'))
  .map(([segments, rest]) => `/${[...new Set(segments)].join('/')}${rest}`);

const target = (from: string): fc.Arbitrary<string> => {
  const names = [...from.matchAll(/\{([^{}]+)\}/g)].map(([whole]) => whole);
  const pieces = names.flatMap((name) => (name === '{yyyymmdd}' ? ['{yyyy}', '{mm}-{dd}', '{yyyymmdd}'] : [name]));
  const free = pieces.filter((name) => !name.endsWith('...}'));
  const rest = pieces.filter((name) => name.endsWith('...}'));
  return fc
    .tuple(
      fc.array(fc.constantFrom('a', 'b', 'te', 'c', ...free, ...free.map((name) => `x-${name}`)), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom('', ...rest.map((name) => `/${name}`)),
    )
    .map(([segments, end]) => `/${segments.join('/')}${end}`);
};

const ruleSet: fc.Arbitrary<readonly RedirectRule[]> = fc
  .array(
    path.chain((from) => fc.tuple(fc.constant(from), target(from), fc.constantFrom(301 as const, 302 as const))),
    { maxLength: 4 },
  )
  .map((rules) => rules.map(([from, to, status], at) => ({ id: `r${at}`, from, to, status, examples: [] })));

const address = fc
  .array(fc.constantFrom('a', 'b', 'te', 'c', 'x-a', 'zz', '20240328', '20241399', '2024', '03-28'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((segments) => `/${segments.join('/')}`);

const isOf = (shape: string, address_: string): boolean => {
  const [asked, given] = [shape.slice(1).split('/'), address_.slice(1).split('/')];
  const isRest = asked.at(-1)?.endsWith('...}') === true;
  if (isRest ? given.length < asked.length : given.length !== asked.length) return false;
  return asked.every((piece, at) => {
    const text = given[at] ?? '';
    if (!piece.startsWith('{')) return piece === text;
    const [name = '', others = ''] = piece.slice(1, -1).split('≠');
    const excluded = others.split('|');
    if (name === 'yyyymmdd' && !isDateWord(text)) return false;
    if (name === 'digits' && !isNumber(text)) return false;
    if (excluded.includes('{digits}') && isNumber(text)) return false;
    return !excluded.includes(text) && !(excluded.includes('{yyyymmdd}') && isDateWord(text));
  });
};

describe('the proof of a difference', () => {
  it('leaves out no address that two rule sets take differently, and names none that they take alike', () => {
    let told = 0;
    fc.assert(
      fc.property(ruleSet, ruleSet, fc.array(address, { minLength: 20, maxLength: 60 }), (one, other, addresses) => {
        const sides = {
          before: installationOf(someNeeds, { rules: one }),
          after: installationOf(someNeeds, { rules: other }),
        };
        const { list, complete } = proveDifference(sides);
        fc.pre(complete);
        told += list.length;
        const taken = (side: 'before' | 'after', asked: string): string => {
          const { redirect } = sides[side].book.judge({ host: 'lapunk.example', path: asked, query: '' });
          return redirect === null ? 'stays' : `${redirect.status} ${locationOf(redirect)}`;
        };
        for (const asked of addresses) {
          if (taken('before', asked) === taken('after', asked)) continue;
          expect({ asked, told: list.some(({ shape }) => isOf(shape, asked)) }).toEqual({ asked, told: true });
        }
        for (const { url, kind } of list) {
          if (url.startsWith('/') && (kind === 'moved' || kind === 'found' || kind === 'new-404'))
            expect(taken('before', url)).not.toBe(taken('after', url));
        }
      }),
      { numRuns: 60, interruptAfterTimeLimit: 3000 },
    );
    expect(told).toBeGreaterThan(10);
  }, 30_000);
});

const set = (...rules: readonly (readonly [string, string, string])[]): string =>
  JSON.stringify({ rules: rules.map(([id, from, to]) => ({ id, from, to, status: 301, examples: [] })) });

const files = {
  'A.json': set(['tag', '/tag/{slug}', '/cimke/{slug}'], ['old', '/regi', '/te']),
  'B.json': set(['cup', '/tag/kupa', '/nincs'], ['tag', '/tag/{slug}', '/cimke/{slug}'], ['old', '/regi', '/te']),
  'C.json': set(['moved', '/tag/{slug}', '/cimke/{slug}'], ['old', '/regi', '/te']),
  'D.json': set(['tag', '/tag/{slug}', '/rovat/{slug}'], ['cup', '/tag/kupa', '/cimke/kupa'], ['old', '/regi', '/te']),
};

const proof = async (
  before: string,
  after: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number; lines: readonly unknown[] }> => {
  const ran = await run(['diff', '--proof', '--json', before, after], { files: { ...files, ...more } });
  return { code: ran.code, lines: objects(ran) };
};

describe('diff --proof', () => {
  it('shows a changed rule of a key by an address of it, and then proves nothing more', async () => {
    const more = {
      'K.json': set(['old', '/regi', '/te'], ['wp', '/?p={digits}', '/te']),
      'L.json': set(['old', '/regi', '/te'], ['wp', '/?p={digits}', '/english']),
      'M.json': set(['wp', '/?p={digits}', '/te'], ['old', '/regi', '/english']),
    };
    const { code, lines } = await proof('K.json', 'L.json', more);
    expect([code, lines.at(0), lines.at(-1)]).toMatchObject([
      1,
      { kind: 'moved', shape: '/?p={digits}', witness: '/?p=12' },
      { complete: false },
    ]);
    expect((await proof('K.json', 'K.json', more)).lines).toEqual([{ complete: true }]);
    const moved = await proof('K.json', 'M.json', more);
    expect(moved.lines).toMatchObject([
      { shape: '/regi' },
      { shape: 'https://testver.example/regi' },
      { complete: true },
    ]);
  });

  it('prints shape, example and target, and then that nothing else changes', async () => {
    expect(await proof('A.json', 'B.json')).toEqual({
      code: 1,
      lines: [
        {
          kind: 'new-404',
          shape: '/tag/kupa',
          witness: '/tag/kupa',
          before: {
            status: 301,
            location: 'https://lapunk.example/cimke/kupa',
            route: 'articles_by_tag',
            rules: ['tag'],
          },
          after: { status: 301, location: 'https://lapunk.example/nincs', route: null, rules: ['cup'] },
          rules: ['cup'],
        },
        { complete: true },
      ],
    });
    expect((await run(['diff', '--proof', 'A.json', 'B.json'], { files })).out).toMatch(/más nem változik\n$/);
  });

  it('is silent and clean where only names and unreachable rules differ', async () => {
    expect(await proof('A.json', 'C.json')).toEqual({ code: 0, lines: [{ complete: true }] });
    expect((await run(['diff', '--proof', 'A.json', 'A.json'], { files })).out).toBe('más nem változik\n');
  });

  it('prints one line for each family', async () => {
    const { lines } = await proof('A.json', 'D.json');
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'moved', shape: '/tag/{slug}' }));
  });

  it('gives up, and says so, where two sets differ in thousands of shapes', async () => {
    const wide = set(['short', '/{a|b}', '/te/b'], ['rest', '/b/{z...}', '/a/b']);
    const deep = set(
      ['date', '/te/{yyyymmdd}/{y}', '/a/b/te'],
      ['shift', '/{y}/{a|b}/{z...}', '/x-{y}/{z...}'],
      ['pair', '/a/{y}', '/{y}/{y}'],
    );
    const { code, lines } = await proof('W.json', 'D.json', { 'W.json': wide, 'D.json': deep });
    expect([code, lines.at(-1), lines.length < 5000]).toEqual([1, { complete: false }, true]);
  });

  it('says so where a rule is a regular expression, which it passes over', async () => {
    const minta = { id: 'minta', regex: '^/regi/([a-z]+)$', to: '/te', status: 301, examples: [] };
    const files = { 'A.json': '{"rules":[]}', 'B.json': JSON.stringify({ rules: [minta] }) };
    const proof = (...more: readonly string[]) => run(['diff', '--proof', 'A.json', 'B.json', ...more], { files });
    expect(await proof()).toMatchObject({ code: 1, out: expect.stringMatching(/^nem bizonyítható: .*: minta$/m) });
    expect((await proof('--json')).out).toBe('{"complete":false}\n');
  });

  it('reports undecided cases', async () => {
    const ran = await run(['diff', '--proof', '--json', 'A.json', 'E.json'], {
      files: { ...files, 'E.json': set(['join', '/o/{a}/{b}', '/{a}-{b}/x'], ['late', '/q-w/x', '/te']) },
    });
    expect(objects(ran).at(-1)).toEqual({ complete: false });
    expect(ran.code).toBe(1);
    const around = {
      files: { ...files, 'E.json': set(['join', '/o/{a}/{b}', '/{a}-{b}/x'], ['late', '/q-w/x', '/te']) },
    };
    const told = async (format: string): Promise<string> =>
      (await run(['diff', '--proof', 'A.json', 'E.json', '--format', format, '--fail-on', 'none'], around)).out;
    expect(await told('github')).toMatch(/^::error file=E\.json,title=not-proven --proof::nem bizonyítható/m);
    expect(await told('junit')).toContain(' failures="1"');
    expect((await run(['diff', '--proof', 'A.json', 'B.json', 'log'], { files })).code).toBe(2);
  });
});
