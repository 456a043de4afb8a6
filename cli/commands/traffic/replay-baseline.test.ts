import { describe, expect, it } from 'vitest';
import { run } from '../../cli.fake.ts';

const line = (target: string, status = 200): string =>
  `192.0.2.77 - - [21/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 5 "-" "agent"`;

const log = (...targets: readonly string[]): string => targets.map((target) => `${line(target)}\n`).join('');

const rules = JSON.stringify({
  rules: [
    { id: 'nowhere', from: '/sehova', to: '/semmi', status: 301 },
    { id: 'hash', from: '/cel', to: '/te#ide', status: 301, accepts: { 'lost-query': 'a cél szakaszra mutat' } },
    { id: 'away', from: '/regi', to: '/semmi', status: 301 },
  ],
});

const reportOf = async (text: string, ...args: readonly string[]): Promise<string> =>
  (await run(['replay', 'a.log', '--json', ...args], { files: { 'a.log': text, 'rules.json': rules } })).out;

const against = async (baseline: string, text: string, ...args: readonly string[]) =>
  run(['replay', 'a.log', '--baseline', 'tegnap.json', ...args], {
    files: { 'a.log': text, 'rules.json': rules, 'tegnap.json': baseline },
  });

describe('replay --baseline', () => {
  it('fails only on new findings, and names them', async () => {
    const yesterday = await reportOf(log('/te', '/nincs?ki=a', '/regi'), '--rules', 'rules.json');
    const same = await against(yesterday, log('/nincs?ki=b', '/nincs?ki=c', '/regi'), '--rules', 'rules.json');
    expect(same).toMatchObject({ code: 0, err: 'az alapjelentéshez képest semmi sem új\n' });
    const more = await against(
      yesterday,
      log('/nincs?ki=a', '/masik', '/masik', '/harmadik', '/sehova'),
      '--rules',
      'rules.json',
    );
    expect(more.code).toBe(1);
    expect(more.err.split('\n').slice(0, 2)).toEqual([
      'az alapjelentéshez képest új: 3 lelet',
      '  new-404  /masik  2 kérés',
    ]);
    expect(more.err).toContain('redirect-into-404  /sehova  1 kérés');
  });

  it('takes a page that was lost for the same loss behind a redirect', async () => {
    const dead = await reportOf(log('/regi'));
    expect(dead).toContain('"kind":"new-404","url":"/regi"');
    expect(await against(dead, log('/regi'), '--rules', 'rules.json')).toMatchObject({ code: 0 });
  });

  it('tolerates accepted findings only on request', async () => {
    const empty = await reportOf(log('/te'), '--rules', 'rules.json');
    const args = ['--rules', 'rules.json'];
    expect((await against(empty, log('/cel?a=1'), ...args)).code).toBe(1);
    expect((await against(empty, log('/cel?a=1'), ...args, '--accepted')).code).toBe(0);
  });

  it('does not excuse the other limits', async () => {
    const yesterday = await reportOf(log('/nincs'));
    expect((await against(yesterday, log('/nincs'), '--max-404-rate', '50%')).code).toBe(1);
    expect((await against(yesterday, '')).code).toBe(3);
  });

  it('says which of its lists are only a part', async () => {
    const many = await reportOf(log(...Array.from({ length: 1001 }, (_, at) => `/nincs/${at}`)));
    const ran = await against(many, log('/nincs/1'), '--lang', 'en');
    expect(ran.err).toContain('the baseline is incomplete for: new-404;');
  });

  it.each(['{', '[]', '{"findings":1}'])('refuses %s', async (baseline) => {
    const ran = await against(baseline, log('/te'));
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toContain('tegnap.json (nem a replay --json jelentése)');
  });

  it('refuses a report that is not there', async () => {
    expect(await run(['replay', 'a.log', '--baseline', 'x'], { files: { 'a.log': log('/te') } })).toMatchObject({
      code: 3,
      out: '',
    });
  });
});
