import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import { routeNames } from '#core/pages/pages.ts';
import { objects, run, someNeeds } from '../../cli.fake.ts';

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
    for (const id of [
      'collapse-slashes',
      'trailing-slash',
      'old-address',
      'strip-elo',
      'strip-fbclid',
      'login-outside-preview',
    ])
      expect(out).toContain(id);
    expect(objects(await run(['rules', '--json']))).toHaveLength(someNeeds.rules.length + 6);
  });

  it('print a rule set that can be read again', async () => {
    const { out } = await run(['rules', '--format', 'json']);
    expect(readRuleSet(JSON.parse(out), someNeeds.shopUrl)._unsafeUnwrap()).toEqual(someNeeds.rules);
  });

  it('speak the language of a server in front, chains taken at once', async () => {
    const { out, code } = await run(['rules', '--format', 'nginx', '--strict']);
    expect(code).toBe(0);
    expect(out).toMatch(/^# A készlet minden szabályát kimondja\.\n# .*collapse-slashes/);
    expect(out).toContain(
      '# announcement → announcements\nif ($edge_path ~ "^/list/announcement$") { return 301 "/rovat/kozlemeny$edge_search"; }\n',
    );
    expect(out).toContain(
      '# tag → cup-below\nif ($edge_path ~ "^/tag/kupa-2024/(.+)$") { return 301 "/melleklet/kupa-2024/$1$edge_search"; }\n',
    );
    expect((await run(['rules', '--format', 'varnish'])).out).toContain('"/melleklet/kupa-2024/\\1")');
    expect((await run(['rules', '--format', 'haproxy'])).out).toContain("location '%[var(txn.edge_to)]");
    expect((await run(['rules', '--format', 'caddy'])).out).toContain('"~^s?/shop$" "https://bolt.example/" "301"');
  });

  it('print first what a format cannot express, and fail on request', async () => {
    const rules = [
      { id: 'odd', from: '/a/{x}', to: '/b$x/{x}', status: 301, examples: [] },
      { id: 'fine', from: '/c', to: '/d', status: 301, examples: [] },
    ];
    for (const format of ['nginx', 'varnish', 'haproxy', 'caddy']) {
      const { code, out } = await run(['rules', '--rules', 'uj.json', '--format', format, '--strict', '--lang', 'en'], {
        files: { 'uj.json': JSON.stringify({ rules }) },
      });
      expect(code).toBe(1);
      expect(out).toMatch(/^# These rules are missing or incomplete here; .*: odd\n/);
      expect(out).not.toContain('$x');
    }
    expect((await run(['rules', '--format', 'netlify', '--strict'])).code).toBe(1);
    expect((await run(['rules', '--rules', 'nincs.json'])).code).toBe(4);
  });

  it.each(['nginx', 'varnish', 'haproxy', 'caddy', 'netlify'])(
    'says of a regular expression that it is not in it: %s',
    async (format) => {
      const files = {
        'uj.json': '{"rules":[{"id":"minta","regex":"^/regi/([a-z]+)$","to":"/te","status":301,"examples":[]}]}',
      };
      const { code, out } = await run(['rules', '--rules', 'uj.json', '--format', format, '--strict'], { files });
      expect(code).toBe(1);
      expect(out.split('\n')[0]).toMatch(/^# Ezeket nem .*: minta$/);
    },
  );

  it('are safely quoted for any rules', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab/{}|"\'\\$;%#\n\r\t `()[]<>é.*') });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('nginx', 'varnish', 'haproxy', 'caddy'),
        text.map((part) => part.replace(/[{}/?#|]/g, 'x')).filter((part) => part !== ''),
        text.map((part) => part.replace(/[{}?#\\]/g, '')),
        async (format, from, to) => {
          // A rule that leads to itself is not written.
          fc.pre(from !== `x${to}`);
          const rules = [{ id: 'r', from: `/${from}/{x}`, to: `/x${to}/{x}`, status: 301, examples: [] }];
          const { out } = await run(['rules', '--rules', 'uj.json', '--format', format], {
            files: { 'uj.json': JSON.stringify({ rules }) },
          });
          const harmless = await run(['rules', '--rules', 'uj.json', '--format', format], {
            files: { 'uj.json': JSON.stringify({ rules: [{ ...rules[0], from: '/a/{x}', to: '/x/{x}' }] }) },
          });
          // A quoted semicolon ends nothing; HAProxy's outer quotes are single.
          const quotes = format === 'haproxy' ? /'[^'\n]*'/g : /"[^"\n]*"/g;
          const shape = (lines: string): string =>
            lines.replace(quotes, (quoted) => quoted.replaceAll(';', '')).replace(/[^"'`{}\\$;\n]/g, '');
          const [own, plain] = [out, harmless.out].map((lines) => lines.split('\n').slice(1));
          if (own !== undefined && own.length === plain?.length && !out.startsWith('# Ezeket'))
            expect(shape(own.join('\n'))).toBe(shape(plain.join('\n')));
          else expect(own?.length).toBeLessThanOrEqual(plain?.length ?? 0);
        },
      ),
    );
  });

  it('have the syntax of Netlify, and name what it cannot express', async () => {
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

  it('is printed in both languages', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Naplók:') });
    expect((await run(['--help', '--lang=en'])).out).toContain('Access logs:');
    expect(await run(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n' });
  });

  it('is printed by `help`, for every command', async () => {
    for (const [words, option] of [
      [['help'], ['--help']],
      [
        ['help', 'explain'],
        ['explain', '--help'],
      ],
      [
        ['help', 'content', 'list'],
        ['content', 'list', '--help'],
      ],
      [
        ['--lang', 'en', 'help', 'explain'],
        ['--lang', 'en', 'explain', '--help'],
      ],
      [
        ['help', 'explain', '--lang=en'],
        ['explain', '--lang=en', '--help'],
      ],
    ] as const)
      expect([words, await run(words)]).toEqual([words, await run(option)]);
    expect(await run(['help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Naplók:') });
    expect((await run(['explain', 'help'])).out).toContain('lapunk.example/help');
  });
});
