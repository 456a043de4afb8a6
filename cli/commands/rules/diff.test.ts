import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const rule = (id: string, from: string, to: string): object => ({
  id,
  from,
  to,
  status: 301,
  examples: [{ in: from, out: to }],
});
const set = (...rules: readonly object[]): string => JSON.stringify({ rules });
const before = set(rule('newest', '/list/newest', '/legfrissebb'), rule('old', '/regi', '/te'));

const changed = async (
  after: string,
  logs?: string,
  ...args: readonly string[]
): Promise<{ code: number; lines: readonly string[] }> => {
  const ran = await run(['diff', 'a.json', 'b.json', ...(logs === undefined ? [] : ['log']), '--json', ...args], {
    files: { 'a.json': before, 'b.json': after, ...(logs === undefined ? {} : { log: logs }) },
  });
  return {
    code: ran.code,
    lines: objects(ran).map(({ kind, url, hits }) => `${String(kind)} ${String(url)} ${String(hits)}`),
  };
};

describe('diff of two rule sets', () => {
  it('finds nothing between a set and itself', async () => {
    expect(await changed(before)).toEqual({ code: 0, lines: [] });
    expect(await run(['diff', 'a.json', 'a.json'], { files: { 'a.json': before } })).toMatchObject({
      code: 0,
      out: 'nincs változás\n',
    });
  });

  it.each([
    ['a lost rule', set(rule('newest', '/list/newest', '/legfrissebb')), 1, ['new-404 /regi 0']],
    [
      'a target that is not there',
      set(rule('newest', '/list/newest', '/legfrisebb'), rule('old', '/regi', '/te')),
      1,
      ['new-404 /list/newest 0'],
    ],
    [
      'a page that is sent away',
      set(...JSON.parse(before).rules, rule('x', '/te', '/nincs')),
      1,
      ['new-404 /regi 0', 'new-404 /te 0', 'chain /regi 0'],
    ],
    [
      'a foreign target',
      set(rule('newest', '/list/newest', 'https://evil.example/'), rule('old', '/regi', '/te')),
      1,
      ['unsafe-target /list/newest 0'],
    ],
    [
      'a lost query',
      set(rule('newest', '/list/newest', '/legfrissebb'), rule('old', '/regi', '/te#x')),
      1,
      ['lost-query /regi?proba=1 0'],
    ],
    [
      'a circle',
      set(rule('newest', '/list/newest', '/legfrissebb'), rule('old', '/regi', '/te'), rule('back', '/te', '/regi')),
      1,
      ['new-404 /regi 0', 'loop /regi 0', 'loop /te 0'],
    ],
    [
      'a target that moved',
      set(rule('newest', '/list/newest', '/legfontosabb'), rule('old', '/regi', '/te')),
      0,
      ['moved /list/newest 0'],
    ],
    ['a new rule', set(...JSON.parse(before).rules, rule('x', '/uj', '/te')), 0, ['found /uj 0']],
  ])('tells %s', async (_, after, code, lines) => {
    expect(await changed(after)).toEqual({ code, lines });
  });

  it('weighs the changes by the hits of the logs, the most frequent first', async () => {
    const after = set(rule('newest', '/list/newest', '/legfontosabb'));
    const log = ['/regi', '/list/newest', '/list/newest?a=1', '/regi', '/te', '/nincs', '/regi?x=titok', ''].join('\n');
    expect(await changed(after, log)).toEqual({
      code: 1,
      lines: ['new-404 /regi 2', 'new-404 /regi?x=* 1', 'moved /list/newest 1', 'moved /list/newest?a=* 1'],
    });
    expect((await changed(after, log, '--keep-query')).lines).toContain('new-404 /regi?x=titok 1');
    expect((await changed(after, log, '--fail-on', 'loop')).code).toBe(0);
  });

  it('reads a git ref if no such file exists', async () => {
    const refs = { main: before };
    expect(await run(['diff', 'main', 'b.json'], { files: { 'b.json': before }, refs })).toMatchObject({ code: 0 });
    expect(await run(['diff', 'main', 'nope'], { refs })).toMatchObject({ code: 4, out: '' });
    expect(await run(['diff', 'a.json', 'main'], { refs, files: { 'a.json': '{"rules":1}' } })).toMatchObject({
      code: 4,
      out: '',
    });
  });

  it('prints the results before and after', async () => {
    const { out, code } = await run(['diff', 'a.json', 'b.json'], {
      files: { 'a.json': before, 'b.json': set(rule('newest', '/list/newest', '/legfrissebb')) },
    });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^lelet +kérés +cím +előtte +utána\nnew-404 +0 +\/regi +301 https:\/\/lapunk\.example\/te +404\núj 404: 1 cím\n$/,
    );
  });

  it('reports a missing or unreadable log', async () => {
    const files = { 'a.json': before };
    expect(await run(['diff', 'a.json', 'a.json', 'none'], { files })).toMatchObject({ code: 3 });
    expect(
      await run(['diff', 'a.json', 'a.json', 'log'], { files, bytes: { log: [Buffer.from('\0\u0001\n'.repeat(50))] } }),
    ).toMatchObject({ code: 3 });
    expect(
      await run(['diff', 'a.json', 'a.json', 'log'], {
        files,
        bytes: { log: [Buffer.from('/te\n'), Buffer.from('/te\n'.repeat(1e5))] },
        interruptAfter: 1,
      }),
    ).toMatchObject({ code: 130 });
  });

  it('never runs a slow pattern', async () => {
    const slow = JSON.stringify({ rules: [{ id: 'slow', regex: '^/(a+)+$', to: '/te', status: 301 }] });
    const ran = await run(['diff', 'a.json', 'b.json', 'log'], {
      files: { 'a.json': slow, 'b.json': slow, log: `/${'a'.repeat(60)}!\n` },
    });
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.err).toContain('slow');
  });

  it.each(['table', 'md', 'github', 'junit'])('reports a failure as %s when no request was judged', async (format) => {
    const files = { 'a.json': '{"rules":[]}', 'empty.log': '' };
    const args = ['diff', 'a.json', 'a.json', 'empty.log', '--format', format, '--lang', 'en'];
    const { code, out } = await run(args, { files });
    expect(code).toBe(3);
    expect(out).toContain('nothing was judged');
    expect(out).not.toContain('no change');
    if (format === 'github') expect(out).toMatch(/^::error file=empty\.log,title=not-judged empty\.log::/);
    if (format === 'junit') expect(out).toContain('failures="1"');
    const covered = await run(['coverage', 'empty.log', '--format', format, '--lang', 'en'], { files });
    expect(covered.code).toBe(3);
    if (format !== 'table') expect(covered.out).toContain('nothing was judged');
    if (format === 'junit') expect(covered.out).toContain('failures="1"');
  });
});
