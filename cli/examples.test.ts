import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherCases } from './ask/other-cases.fixtures.ts';
import { tableCases } from './ask/table-cases.fixtures.ts';
import { objects, run } from './cli.fake.ts';

const contract = readFileSync(join(import.meta.dirname, '../docs/command-line.md'), 'utf8');

const rows = [...contract.matchAll(/^\| `([a-z0-9-]+)` \| .+ \|$/gm)].map(([, name = '']) => name);
const cases = [...tableCases, ...otherCases];
const rulesJson = JSON.stringify({
  rules: [{ id: 'uj', from: '/uj', to: '/te', status: 301, examples: [{ in: '/uj', out: '/te' }] }],
});
const files = {
  'rules.json': rulesJson,
  'naplo.txt': '/list/newest\n/te\n/nincs\n',
  'varakozas.csv': '/list/newest,301,/legfrissebb\n',
};

describe('the table of the contract', () => {
  it('was found', () => {
    expect(rows.length).toBeGreaterThan(30);
  });

  it.each(rows)('%s is listed and shown in a case', async (name) => {
    expect(objects(await run(['ask', '--list', '--json'])).map((rule) => rule['name'])).toContain(name);
    expect(
      cases.some(([rule]) => rule === name) ||
        new RegExp(`^\\s*\\[?\\s*'${name}',\\s*\\{`, 'm').test(
          readFileSync(join(import.meta.dirname, 'commands/rules/ask.test.ts'), 'utf8'),
        ),
    ).toBe(true);
  });

  it('is answered over standard input, one line for each case, as by the rules themselves', async () => {
    for (const name of new Set(cases.map(([rule]) => rule))) {
      const asked = cases.filter(([rule]) => rule === name);
      const ran = await run(['ask', name], { input: asked.map(([, question]) => JSON.stringify(question)) });
      expect(ran.code, name).toBe(0);
      expect(
        objects(ran).map(({ answer }) => answer),
        name,
      ).toEqual(asked.map(([, , answer]) => answer));
    }
  });
});

describe('the commands of the contract', () => {
  it.each([
    [
      ['explain', 'https://lapunk.example/list/announcement?fbclid=x&a=1', '--json'],
      0,
      '"location":"https://lapunk.example/rovat/kozlemeny?a=1"',
    ],
    [['explain', '/te', '/nincs', '--donations', '1'], 0, 'nincs ilyen oldal'],
    [['explain', '/te', '--preview', '--host', 'localhost:3000', '--lang', 'en'], 0, 'https://localhost:3000/login'],
    [['replay', 'naplo.txt', '--json'], 0, '"requests":3'],
    [
      [
        'replay',
        '-',
        '--log-format',
        'auto',
        '--host',
        'lapunk.example',
        '--include',
        'list',
        '--sample-rate',
        '100%',
        '--limit',
        '5',
        '--format',
        'csv',
      ],
      0,
      '',
    ],
    [['check', 'varakozas.csv'], 0, '1 elvárás, 0 eltérés'],
    [['check', 'varakozas.csv', '--format', 'junit'], 0, '<testcase'],
    [['check', 'varakozas.csv', '--format', 'tap'], 0, 'ok 1'],
    [['check', 'varakozas.csv', '--format', 'github'], 0, ''],
    [['diff', 'rules.json', 'rules.json'], 0, 'nincs változás'],
    [['diff', 'rules.json', 'rules.json', 'naplo.txt', '--json'], 0, ''],
    [['lint', 'rules.json'], 0, 'nincs lelet'],
    [['coverage', 'naplo.txt'], 0, ''],
    [['sample', '-n', '200', 'naplo.txt'], 0, ''],
    [['live', '--origin', 'http://127.0.0.1:1', '--rps', '5', 'varakozas.csv'], 5, ''],
    [['rules', '--format', 'table'], 0, 'announcement'],
    [['rules', '--format', 'json'], 0, '"rules"'],
    [['rules', '--format', 'nginx'], 0, 'return 301'],
    [['rules', '--format', 'netlify'], 0, '301!'],
    [['routes'], 0, 'single_article'],
    [['sites', '--json'], 0, '"slug":"g7"'],
    [['completion', 'bash'], 0, 'complete'],
    [['completion', 'zsh'], 0, '#compdef'],
    [['completion', 'fish'], 0, 'complete -c'],
    [['ask', 'relative-date', '--input', 'kerdes.jsonl'], 0, '"5 perce"'],
    [['ask', 'nope'], 2, ''],
    [['ask', '--list'], 0, 'tag-input'],
  ])('%j end with %i', async (args, code, words) => {
    const ran = await run(args, {
      files: { ...files, 'kerdes.jsonl': '{"at":1700000000,"now":1700000300}\n' },
      input: ['/list/newest'],
    });
    expect(ran.code).toBe(code);
    expect(ran.out).toContain(words);
  });

  it.each([
    ['explain', ['--host', '--donations', '--preview']],
    [
      'replay',
      [
        '--log-format',
        '--host',
        '--include',
        '--exclude',
        '--since',
        '--until',
        '--method',
        '--sample-rate',
        '--limit',
        '--keep-query',
        '--fail-on',
        '--max-404-rate',
        '--max-bad',
        '--format',
        '-o',
      ],
    ],
    ['check', ['--format']],
    ['live', ['--origin', '--allow-origin', '--rps']],
    ['rules', ['--format']],
    ['ask', ['--input', '--list']],
    ['sample', ['-n']],
  ])('%s knows %j, as the contract names them', async (command, options) => {
    const { out } = await run([command, '--help']);
    for (const option of [...options, '--json', '--lang']) {
      expect(contract, option).toContain(option);
      expect(out, option).toContain(option);
    }
  });
});
