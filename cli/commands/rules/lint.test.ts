import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const rule = (id: string, from: string, to: string, ...examples: readonly object[]): object => ({
  id,
  from,
  to,
  status: 301,
  examples,
});
const file = (...rules: readonly object[]): Readonly<Record<string, string>> => ({
  'rules.json': JSON.stringify({ rules }),
});
const sound = rule('a', '/a', '/te', { in: '/a', out: '/te' });
const hostile = file(
  sound,
  rule('b', '/b', '/c'),
  rule('c', '/c', '/b'),
  rule('d', '/d', 'https://evil.example/'),
  rule('e', '/e', '/te?x=1', { in: '/e', out: '/te?x=1' }),
  rule('f', '/f', '/nincs'),
  { id: 'slow', regex: '^/(a+)+$', to: '/te', status: 301, examples: [] },
);

describe('lint', () => {
  it('is clean when there is nothing to say', async () => {
    expect(await run(['lint', 'rules.json'], { files: file(sound) })).toMatchObject({
      code: 0,
      out: '1 szabály, nincs lelet\n',
      err: '',
    });
  });

  it('names every fault of a readable set, one JSON object a line, and ends with 1', async () => {
    const ran = await run(['lint', '--json', '--rules', 'rules.json'], { files: hostile });
    expect(ran.code).toBe(1);
    expect(objects(ran).map(({ kind, rules }) => `${String(kind)} ${(rules as string[]).join(' ')}`)).toEqual([
      'loop b c',
      'no-example b',
      'no-example c',
      'unsafe-target d',
      'no-example d',
      'target-not-found e',
      'lost-query e',
      'target-not-found f',
      'no-example f',
      'no-example slow',
      'super-linear slow',
    ]);
  });

  it('prints findings in Hungarian and in English', async () => {
    const { out } = await run(['lint', 'rules.json'], { files: hostile });
    for (const words of [
      'körbe vezet: /b (c)',
      'idegen gépre vezet: https://evil.example/',
      'a célja maga sincs meg (404): /f → /nincs',
      'nincs példája',
      '7 szabály, 11 lelet',
    ])
      expect(out).toContain(words);
    const english = (await run(['lint', 'rules.json', '--lang', 'en'], { files: hostile })).out;
    for (const words of ['causes a loop', 'super-linear', '7 rules, 11 findings']) expect(english).toContain(words);
  });

  it('judges the rules of the house when no file is named', async () => {
    const ran = await run(['lint', '--json']);
    expect(ran.code).toBe(1);
    expect(objects(ran)).toContainEqual(
      expect.objectContaining({
        kind: 'chain',
        rules: ['announcement', 'announcements'],
        shownBy: '/list/announcement',
      }),
    );
  });

  it('prints accepted findings with their reason, and tolerates them only on request', async () => {
    const chained = (accepts?: object): Readonly<Record<string, string>> =>
      file(
        {
          id: 'a',
          from: '/a',
          to: '/b',
          status: 301,
          examples: [{ in: '/a', out: '/te' }],
          ...(accepts === undefined ? {} : { accepts }),
        },
        rule('b', '/b', '/te', { in: '/b', out: '/te' }),
      );
    const files = chained({ chain: 'a /b mozoghat' });
    const ran = await run(['lint', 'rules.json'], { files });
    expect(ran).toMatchObject({
      code: 1,
      out: expect.stringContaining('elfogadva: a /b mozoghat\n2 szabály, 1 lelet, ebből 1 elfogadva'),
    });
    expect(await run(['lint', 'rules.json', '--accepted'], { files })).toMatchObject({ code: 0, out: ran.out });
    expect(objects(await run(['lint', 'rules.json', '--json'], { files }))).toMatchObject([
      { kind: 'chain', rule: 'a', accepted: 'a /b mozoghat' },
    ]);
    for (const accepts of [undefined, { loop: 'mert' }])
      expect((await run(['lint', 'rules.json', '--accepted'], { files: chained(accepts) })).code).toBe(1);
    const broken: readonly object[] = [{ chain: '' }, { lánc: 'mert' }, [], ['chain'], { chain: 1 }];
    for (const accepts of broken) {
      const refused = await run(['lint', 'rules.json', '--accepted'], { files: chained(accepts) });
      expect(refused).toMatchObject({
        code: 4,
        err: expect.stringContaining('az "accepts" csak leletfajtákhoz adhat egy-egy indokot'),
      });
    }
  });

  it('fails on the requested kinds', async () => {
    expect((await run(['lint', '--fail-on', 'loop,unsafe-target'])).code).toBe(0);
    expect((await run(['lint', '--fail-on', 'none', 'rules.json'], { files: hostile })).code).toBe(0);
    expect((await run(['lint', '--fail-on', 'loop', 'rules.json'], { files: hostile })).code).toBe(1);
    expect((await run(['lint', '--fail-on', 'lop'])).code).toBe(2);
  });

  it.each([
    ['none.json', {}],
    ['rules.json', { 'rules.json': '{' }],
    ['rules.json', { 'rules.json': '{"rules":[{"id":"a"}]}' }],
    ['rules.json', { 'rules.json': '\0\u0001' }],
    ['rules.json', file({ id: 'a', regex: '(', to: '/te', status: 301 })],
  ])('ends with 4 when %s is no rule set: %j', async (name, files) => {
    const ran = await run(['lint', name], { files });
    expect(ran).toMatchObject({ code: 4, out: '' });
    expect(ran.err).toContain(name);
    expect(ran.err).not.toContain('at ');
  });
});
