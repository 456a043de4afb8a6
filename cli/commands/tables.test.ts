import { describe, expect, it } from 'vitest';
import { readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import { routeNames } from '#core/pages/pages.ts';
import { objects, run, someNeeds } from '../cli.fake.ts';

describe('the tables', () => {
  it('name every site', async () => {
    expect(objects(await run(['sites', '--json'])).map(({ slug }) => slug)).toEqual([
      'lapunk',
      'after',
      'g7',
      'karakter',
      'testver',
    ]);
    expect((await run(['sites'])).out).toMatch(/^oldal .*\nlapunk +main +lapunk\.example/);
  });

  it('name every route with what its parameters must be', async () => {
    expect(objects(await run(['routes', '--json'])).map(({ name }) => name)).toEqual([...routeNames]);
    expect((await run(['routes'])).out).toContain('slug: ezek egyike: friss, adat, penz, kozelet, podcast');
  });

  it('name every rule, those of the house among them', async () => {
    const { out } = await run(['rules']);
    for (const { id } of someNeeds.rules) expect(out).toContain(id);
    for (const id of ['collapse-slashes', 'trailing-slash', 'strip-elo', 'strip-fbclid', 'login-outside-preview'])
      expect(out).toContain(id);
    expect(objects(await run(['rules', '--json']))).toHaveLength(someNeeds.rules.length + 5);
  });

  it('print a rule set that can be read again', async () => {
    const { out } = await run(['rules', '--format', 'json']);
    expect(readRuleSet(JSON.parse(out), someNeeds.shopUrl)._unsafeUnwrap()).toEqual(someNeeds.rules);
  });

  it('speak the language of nginx', async () => {
    const { out } = await run(['rules', '--format', 'nginx']);
    expect(out).toContain('# newest\nrewrite "^/list/newest$" "/legfrissebb" permanent;\n');
    expect(out).toContain('rewrite "^/(rovat|cimke)/kupa-2024/(.+)$" "/melleklet/kupa-2024/$2" permanent;\n');
    expect(out).toContain('rewrite "^/([^/]+)/(\\\\d{4})(\\\\d{2})(\\\\d{2})/([^/]+)$" "/g7/$2/$3/$4/$5" permanent;\n');
    expect(out).toContain('rewrite "^/shop$" "https://bolt.example/" permanent;\n');
    expect(out).toContain(
      '# announcement (egyenesen a végére: announcement → announcements)\nrewrite "^/list/announcement$" "/rovat/kozlemeny" permanent;\n',
    );
    expect(out).toMatch(/^# itt több ugrás marad: tag → cup-below$/m);
    for (const line of out.trimEnd().split('\n'))
      expect(line).toMatch(/^(?:# .+|rewrite "(?:[^"\\]|\\.)+" "(?:[^"\\$]|\$[1-9])+" (?:permanent|redirect);)$/);
  });

  it('speak the language of Netlify, and say what it cannot', async () => {
    const { out } = await run(['rules', '--format', 'netlify']);
    expect(out).toContain('/cimke/kupa-2024/* /melleklet/kupa-2024/:splat 301!\n');
    expect(out).toContain('/tag/* /cimke/:splat 301!\n');
    expect(out).toMatch(/# dated: .* itt nem írható le/);
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/^(?:# .+|\/\S* (?:\/|https:)\S* 30[12]!)$/);
    expect(out).not.toContain('{rovat');
  });
});

describe('usage', () => {
  it.each([
    [[]],
    [['nope']],
    [['explain']],
    [['explain', '/x', '--lang', 'de']],
    [['explain', '/x', '--donations', '2']],
    [['rules', '--format', 'xml']],
    [['sites', '--nope']],
    [['ask']],
    [['ask', 'nope']],
  ])('%j is not how it is used', async (args) => {
    expect(await run(args)).toMatchObject({ code: 2, out: '' });
  });

  it('is told in both languages', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Parancsok:') });
    expect((await run(['--help', '--lang=en'])).out).toContain('Commands:');
    expect(await run(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n' });
  });
});
