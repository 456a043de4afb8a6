import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const lines = [
  '\ufeffurl,status,location-or-route',
  '# átirányítások',
  '/list/newest,301,/legfrissebb',
  'https://lapunk.example/list/newest?a=1,2,301,https://lapunk.example/legfrissebb?a=1,2',
  '/te\t200\tyouth',
  '',
  '/cimke/ő\t200\tarticles_by_tag',
  '/nincs,404',
  '/%zz,400,',
  '/rss,200,resource',
  '"/list/newest?x=""1""",301,"/legfrissebb?x=""1"""',
  '/tag/ő,301,/cimke/%C5%91',
  '/shop,301,https://bolt.example/',
  '{"url":"/te","status":200,"route":"youth"}',
  '{"url":"http://testver.example:81/x/","status":301,"location":"/x"}',
];
const wrong = ['/list/newest,301,/legfontosabb', '/te,404,', '/te,200,tax', '/nincs,301,/te'];

const check = (text: readonly string[], ...args: readonly string[]): ReturnType<typeof run> =>
  run(['check', 'e.csv', ...args], { files: { 'e.csv': text.map((line) => `${line}\r\n`).join('') } });

describe('check', () => {
  it('is clean when all is as expected', async () => {
    expect(await check(lines)).toMatchObject({ code: 0, out: '12 elvárás, 0 eltérés\n', err: '' });
  });

  it('takes what explain and standard input give', async () => {
    const { out } = await run(['explain', '--json', '/list/announcement?a', '/te', '/nincs', '/%zz']);
    expect(await run(['check', '-'], { input: out.trim().split('\n') })).toMatchObject({
      code: 0,
      out: '4 elvárás, 0 eltérés\n',
    });
  });

  it('prints each mismatch with the trail', async () => {
    const { code, out } = await check(wrong);
    expect(code).toBe(1);
    expect(
      out.startsWith(`✗ 1. sor  cél: /legfontosabb helyett https://lapunk.example/legfrissebb
  https://lapunk.example/list/newest
    1. Oldal        lapunk (a domain alapján)
`),
    ).toBe(true);
    expect(out).toContain('✗ 2. sor  kód: 404 helyett 200');
    expect(out).toContain('✗ 3. sor  útvonal: tax helyett youth');
    expect(out).toContain('✗ 4. sor  kód: 301 helyett 404; cél: /te helyett semmi');
    expect(out).toMatch(/\n4 elvárás, 4 eltérés\n$/);
  });

  it('prints JSON, one object a line, with the results', async () => {
    const ran = await check([...lines.slice(2, 3), ...wrong.slice(0, 1)], '--json');
    expect(objects(ran)).toEqual([
      expect.objectContaining({ line: 1, url: '/list/newest', ok: true, mismatches: [] }),
      expect.objectContaining({
        line: 2,
        ok: false,
        expected: { status: 301, location: '/legfontosabb', route: null },
        actual: expect.objectContaining({ outcome: 'redirect' }),
      }),
    ]);
  });

  it('speaks TAP', async () => {
    const { out } = await check(['/te,200,youth', '/list/newest?x=1,200'], '--format', 'tap');
    expect(out).toMatch(
      /^TAP version 14\n1\.\.2\nok 1 - \/te\nnot ok 2 - \/list\/newest\?x=1\n  ---\n  message: "kód: 200 helyett 301"\n  trail: \|\n    https:[^]*\n  \.\.\.\n$/,
    );
    expect((await check(['/te#x,200'], '--format', 'tap')).out).toContain('ok 1 - /te\\#x\n');
  });

  it('writes valid JUnit for any address', async () => {
    const { out } = await check(['/te?"<&>\'\u0001,404', '/te,200'], '--format', 'junit');
    expect(out).toContain('<testsuite name="e.csv" tests="2" failures="1" errors="0" skipped="0">');
    expect(out).toContain('name="/te?&quot;&lt;&amp;&gt;&apos;\ufffd"');
    expect(out).not.toContain('\u0001');
  });

  it('speaks GitHub, with the file and the line', async () => {
    const { out } = await check(['/te,200', '/te?a=1%,2:3,404'], '--format', 'github');
    expect(out).toMatch(
      /^::error file=e\.csv,line=2,title=\/te\?a=1%25%2C2%3A3::kód: 404 helyett 200%0Ahttps:[^\n]*\n$/,
    );
  });

  it('reports invalid lines, and exits with 3 when there are many', async () => {
    const bad = ['/x', '/x,2', '{"url":1}', '[]', '/te;200'];
    const ran = await check([...bad, '/te,200']);
    expect(ran).toMatchObject({
      code: 3,
      out: 'Nem dönthető el: a bemenet egy része nem került megítélésre.\n1 elvárás, 0 eltérés, 5 olvashatatlan sor\n',
    });
    expect(ran.err.split('\n')).toHaveLength(6);
    expect((await check([...Array.from({ length: 99 }, () => '/te,200'), '/x'])).code).toBe(0);
    expect((await check(['/te,200', '/x'], '--max-bad', '60%')).code).toBe(0);
  });

  it('ends with 3 when there is nothing to read, and with 130 when it is interrupted, its report written', async () => {
    expect(await run(['check', 'none'])).toMatchObject({ code: 3, err: expect.stringContaining('none') });
    const ran = await run(['check', 'e'], {
      bytes: { e: [Buffer.from('/te,404\n'), Buffer.from('/te,200\n')] },
      interruptAfter: 1,
    });
    expect(ran).toMatchObject({ code: 130, out: expect.stringContaining('1 elvárás, 1 eltérés') });
    expect(await run(['check', 'e'], { bytes: { e: [Buffer.from([0, 255, 254, 10, 0x1f, 0x8b, 10])] } })).toMatchObject(
      { code: 3 },
    );
  });

  it.each([
    ['table', /^semmi sem került megítélésre\n0 elvárás/],
    ['junit', /tests="1" failures="1"[^]*<failure message="semmi sem került megítélésre"/],
    ['tap', /^Bail out! semmi sem került megítélésre$/m],
    ['github', /^::error file=none,title=check::semmi sem került megítélésre$/m],
  ])('reports a failure as %s when no address was judged', async (format, said) => {
    const given: readonly Record<string, string>[] = [{}, { none: '# /te,200\n' }];
    for (const files of given)
      expect(await run(['check', 'none', '--format', format], { files })).toMatchObject({
        code: 3,
        out: expect.stringMatching(said),
      });
  });

  it('judges by another rule set, host and setting', async () => {
    const files = {
      'e.csv': '/x,301,/te\n/tamogatas,404\n',
      'r.json': '{"rules":[{"id":"x","from":"/x","to":"/te","status":301}]}',
    };
    expect(
      await run(['check', 'e.csv', '--rules', 'r.json', '--donations', '1', '--host', 'http://localhost:3000'], {
        files,
      }),
    ).toMatchObject({ code: 0 });
    expect(await run(['check', 'e.csv', '--rules', 'none'], { files })).toMatchObject({ code: 4, out: '' });
  });
});
