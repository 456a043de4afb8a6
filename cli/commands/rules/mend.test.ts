import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const line = (target: string, status = 200): string =>
  `192.0.2.77 - - [21/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 5 "-" "agent"\n`;

const articles = [
  '/belfold/2026/11/20/uj-hid-epul-a-dunan',
  '/belfold/2026/11/21/kevesebb-busz-jar-vasarnap',
  '/belfold/2026/11/22/megnyilt-a-regi-strand',
  '/kulfold/2026/11/22/valasztas-a-szomszedban',
];
const archive = [...articles, '/cimke/kormanyzat', '/rovat/belfold'].map((path) => `https://lapunk.example${path}`);
const sitemap = `<?xml version="1.0"?><urlset>${archive.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

const mend = (log: string, args: readonly string[] = [], files: Readonly<Record<string, string>> = {}) =>
  run(['mend', 'a.log', '--archive', 'elok.txt', ...args], {
    files: { 'a.log': log, 'elok.txt': archive.join('\n'), 'terkep.xml': sitemap, ...files },
  });

const led = (ran: Awaited<ReturnType<typeof mend>>): readonly unknown[] =>
  objects(ran).map(({ rule, evidence, requests, addresses, of }) => {
    const { from, to } = rule as { from: string; to: string };
    return [from, to, evidence, requests, addresses, of];
  });

describe('mend', () => {
  it('redirects each kind of dead URL to its new one, and says why', async () => {
    const ran = await mend(
      [
        line('/belfold/2026/11/20/uj-hid-eplu-a-dunan').repeat(5),
        line('/kulfold/2026-11-22/valasztas-a-szomszedban').repeat(4),
        line('/cikk/megnyilt-a-regi-strand').repeat(3),
        line('/cimke/kormanyzta?oldal=2').repeat(2),
        line('/index.php/belfold/2026/11/21/kevesebb-busz-jar-vasarnap'),
        line(articles[0] as string),
      ].join(''),
      ['--json'],
    );
    expect(led(ran)).toEqual([
      ['/belfold/2026/11/20/uj-hid-eplu-a-dunan', articles[0], 'spelling', 5, 1, 1],
      ['/kulfold/2026-11-22/valasztas-a-szomszedban', articles[3], 'date', 4, 1, 1],
      ['/cikk/megnyilt-a-regi-strand', articles[2], 'archive', 3, 1, 1],
      ['/cimke/kormanyzta', '/cimke/kormanyzat', 'tag', 2, 1, 1],
      ['/index.php/belfold/2026/11/21/kevesebb-busz-jar-vasarnap', articles[1], 'old-path', 1, 1, 1],
    ]);
    expect(ran.code).toBe(0);
    for (const { confidence } of objects(ran)) expect(confidence).toBeGreaterThan(0.85);
  });

  it('proposes one rule for a family, which lint accepts and which leads its readers', async () => {
    const renamed = articles.slice(0, 3).map((path) => path.replace('/belfold/', '/itthon/'));
    const log = [...renamed, '/itthon/2020/01/01/sose-volt'].map((path) => line(path)).join('');
    const ran = await mend(log, ['--json', '-o', 'jelolt.json']);
    expect(led(ran)).toEqual([['/itthon/{rest...}', '/belfold/{rest...}', 'archive', 3, 3, 4]]);
    expect(ran.code).toBe(1);
    const files = { 'jelolt.json': ran.written['jelolt.json'] ?? '' };
    expect(await run(['lint', 'jelolt.json'], { files })).toMatchObject({ code: 0 });
    const explained = await run(['explain', '--rules', 'jelolt.json', '--json', renamed[0] as string], { files });
    expect(objects(explained)[0]).toMatchObject({ redirect: { location: `https://lapunk.example${articles[0]}` } });
  });

  it('leads no family whose beginning still lives elsewhere', async () => {
    const old = articles.slice(0, 3).map((path) => path.replace('/belfold/', '/kulfold/'));
    const ran = await mend(old.map((path) => line(path)).join(''), ['--json']);
    expect(led(ran).map((one) => (one as readonly string[])[0])).toEqual(old);
  });

  it('counts old dead URLs, but fails only on new ones', async () => {
    const log = line('/wp-login.php', 404) + line('/belfold/2026/11/22/megnyit-a-regi-strand', 404) + line('/te');
    const ran = await mend(log, ['--json']);
    expect(ran.code).toBe(0);
    expect(objects(ran)).toHaveLength(1);
    expect((await mend(line('/wp-login.php'))).code).toBe(1);
  });

  it('leaves redirects of content to the server', async () => {
    expect(await mend(line('/kulfold/2026/11/22/megnyilt-a-regi-strand', 301), ['--json'])).toMatchObject({
      code: 0,
      out: '',
    });
  });

  it('prints what would be saved and what is left, and that nothing has changed', async () => {
    const log = line('/cikk/megnyilt-a-regi-strand').repeat(3) + line('/sehol-semmi').repeat(2);
    const ran = await mend(log, ['-o', 'jelolt.json']);
    expect(ran.out).toContain('1 szabállyal 1 halott cím 3 kérése találna újra oldalt.');
    expect(ran.out).toContain(
      'Javaslat nélkül maradt 1 új 404, 2 kéréssel; ezeket nézd meg kézzel:\n  2 kérés  /sehol-semmi',
    );
    expect(ran.err).toContain('Semmi sem változott.');
    expect((await mend(line('/te'), ['--lang', 'en'])).out).toBe('No new 404, so nothing to mend.\n');
  });

  it('reads a sitemap, a list and what content list prints alike', async () => {
    const log = line('/cikk/megnyilt-a-regi-strand');
    const jsonLines = archive.map((address) => JSON.stringify({ address, active: true })).join('\n');
    const args = ['mend', 'a.log', '--json', '--archive'];
    const files = { 'a.log': log, a: archive.join('\n'), b: sitemap, c: jsonLines };
    const [first, ...others] = await Promise.all(['a', 'b', 'c'].map((name) => run([...args, name], { files })));
    expect(first?.out).toContain('megnyilt-a-regi-strand');
    for (const other of others) expect(other.out).toBe(first?.out);
  });

  it.each([
    ['<sitemapindex><sitemap><loc>https://a/b</loc></sitemap></sitemapindex>', 'jegyzéke'],
    ['semmi', 'egyetlen cím sincs benne'],
  ])('refuses %s as an archive', async (text, words) => {
    const ran = await mend(line('/te'), [], { 'elok.txt': text });
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.err).toContain(words);
  });

  it('fails when nothing was judged, and rejects invalid input', async () => {
    expect(await mend('')).toMatchObject({ code: 3, out: '' });
    expect((await mend(line('/te'), ['--archive', 'nincs.txt'])).code).toBe(3);
    expect((await mend(line('/te'), ['--min-confidence', '5'])).code).toBe(2);
    expect((await mend(line('/nincs'), ['-o', '/forbidden/x'])).code).toBe(2);
    expect((await mend(line('/te'), ['--rules', 'elok.txt'])).code).toBe(4);
  });

  it('does without an archive where no content is at hand, and says so', async () => {
    const ran = await run(['mend', 'a.log', '--json'], { files: { 'a.log': line('/legfrisseb') } });
    expect(ran.err).toContain('nincs kéznél tartalom');
    expect(led(ran)).toEqual([['/legfrisseb', '/legfrissebb', 'spelling', 1, 1, 1]]);
  });
});

describe('explain --near', () => {
  const near = (path: string) =>
    run(['explain', path, '--near', '--archive', 'elok.txt', '--json'], { files: { 'elok.txt': archive.join('\n') } });

  it('names what lives near a dead address, and changes no verdict', async () => {
    const [plain] = objects(await run(['explain', '/cikk/megnyilt-a-regi-strand', '--json']));
    const ran = await near('/cikk/megnyilt-a-regi-strand');
    expect(ran.code).toBe(0);
    expect(objects(ran)).toEqual([{ ...plain, near: [`https://lapunk.example${articles[2]}`] }]);
  });

  it('says nothing of what lives, and that there is nothing near', async () => {
    expect(objects(await near('/te'))[0]).not.toHaveProperty('near');
    expect(objects(await near('/qwertz-uiop-asdf'))[0]).toMatchObject({ near: [] });
    const words = await run(['explain', '/qwertz-uiop-asdf', '--archive', 'elok.txt', '--lang', 'en'], {
      files: { 'elok.txt': archive.join('\n') },
    });
    expect(words.out).toContain('No similar URL exists.');
  });
});
