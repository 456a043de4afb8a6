import { describe, expect, it } from 'vitest';
import { lintKinds } from '#core/addresses/redirects/lint-finding.ts';
import { askFaultKinds } from '../ask/rule/ask-fault.ts';
import { objects, run } from '../cli.fake.ts';
import { changeKinds } from '../diff/change.ts';
import type { Messages } from './messages.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

const shared = new Set(['domain', 'nginx', 'Bash', 'Zsh', 'Fish', 'hu', 'en', 'x', 'slug', '3', '', 'rss']);

const arguments_: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  unmatched: ['empty-segment', 'unknown', 'impossible-date', 'foreign-prefix', 'other-shape'].map((kind) => [
    { kind, date: '2023/02/30', prefix: '/g7', patterns: ['/g7'] },
  ]),
  'verify.schemaFault': [
    'not-json',
    'not-a-set',
    'repeated-id',
    'not-an-object',
    'id',
    'from',
    'to',
    'unknown-name',
    'status',
    'examples',
    'accepts',
    'regex',
  ].map((kind) => [{ kind, rule: 3, name: 'x' }]),
  'verify.lint': lintKinds.map((kind) => [
    {
      kind,
      rule: 'a',
      others: ['b'],
      shownBy: '/a',
      found: kind === 'super-linear' ? 'exponential' : '/x',
      accepted: null,
    },
  ]),
  'verify.diffCount': changeKinds.map((kind) => [kind, 3, 4, true]),
  'verify.columns': [],
  fileFault: ['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR', 'ENOSPC', 'SHRUNK', 'too-large', 'not-utf8'].map((code) => [
    code,
  ]),
  askFault: askFaultKinds.map((kind) => [{ kind, field: 'x', detail: '3' }]),
  oneOf: [[['a', 'b']]],
  'traffic.skippedRules': [[['a']]],
  'verify.notProvenOf': [[['a']]],
  'traffic.partialBaseline': [[['a', 'b']]],
  'report.ruleSet': [[null], ['x']],
  'unwritten.byServer': [[['a']]],
  // Commander's sentences have their own tests; shares and figures differ only in separators.
  usage: [],
  'traffic.share': [],
  'traffic.number': [],
  'optionNotes.choices': [['x']],
  'unwritten.cannot': [[['x', 'y']]],
  'unwritten.left': [[['x', 'y']]],
  'init.checked': [
    [{ search: 1, lists: 2, uploads: [], repaired: false }],
    [{ search: 1, lists: 2, uploads: ['a.jpg b'], repaired: true }],
  ],
  'init.sampleRemoved': [
    [3, []],
    [3, ['articles main/x']],
  ],
  'migrate.moved': [
    [{ articles: 3, hidden: 1, files: 3, redirects: 2, totals: { found: 3, kept: 1, changed: 1, dropped: 1 } }, 'x'],
  ],
  'migrate.element': [],
  'follow.hooksByHand': [[['post.published'], 'https://lap.example/api/follow/1', 'titok']],
  'follow.waiting.too-many': [[['elso', 'masodik']]],
  'follow.waiting.backup': [[['elso', 'masodik']]],
  'follow.waiting.older': [[['elso']]],
  'follow.fault': ['ECONNREFUSED', 'HTTP status 500', 'the answer is not JSON', 'no response in time', 'other'].map(
    (why) => [why, 3, 4],
  ),
  'migrate.failures.environment': [],
  'drill.summary': [[{ pages: [1], cells: [1, 2], failed: 3 }]],
  'mirror.done': [[{ files: 3, written: 1, unchanged: 1, removed: 1, failed: [] }, 'tukor']],
  'mirror.failures.environment': [],
  'migrate.imported': [[{ created: 1, updated: 2, unchanged: 3, addresses: 4 }]],
  'migrate.lostPictures': [[{ lost: 2, of: 3, why: 'HTTP status 404' }]],
  'migrate.lost': [[{ requests: 4, lost: 3 }]],
  'readers.imported': [false, true].map((dryRun) => [
    { added: 1, existing: 2, blocked: 3, unsubscribed: 4, undeliverable: 5, unconfirmed: 6, bad: 7, ended: 8, paid: 9 },
    dryRun,
  ]),
  'faults.unknownRule': [
    ['x', []],
    ['x', ['y']],
  ],
  'optionNotes.byDefault': [['x']],
  'receipts.dropped': [['x', 4, { pages: 3, feeds: 3, sitemaps: 3, others: 3 }]],
};

type Said = readonly (readonly [path: string, text: string])[];

const saidBy = (value: unknown, path: string): Said => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return (arguments_[path] ?? [[3, 4, 5]]).map(
      (values, at) =>
        [`${path} ${at}`, String((value as (...values: readonly unknown[]) => unknown)(...values))] as const,
    );
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => saidBy(inner, path === '' ? name : `${path}.${name}`));
  return [];
};

const isWords = (path: string): boolean => !/^(?:helpTitles|placeholders|newsroom)\b|\.line$|language$/.test(path);

const table = (messages: Messages): Said =>
  saidBy({ ...messages, newsroom: null }, '').filter(([path]) => isWords(path));

describe('the two languages', () => {
  it('say the same things', () => {
    expect(table(hu).map(([path]) => path)).toEqual(table(en).map(([path]) => path));
    expect(table(hu).length).toBeGreaterThan(250);
  });

  it('share no message', () => {
    const english = new Map(table(en));
    expect(table(hu).filter(([path, text]) => text === english.get(path) && !shared.has(text))).toEqual([]);
  });

  it('leave nothing undefined or empty', () => {
    for (const [path, text] of [...table(hu), ...table(en)])
      expect(text, path).not.toMatch(/undefined|\[object|NaN|^$/);
  });

  it('are both spoken by the help of every command, and neither within the other', async () => {
    const [shape] = objects(await run(['completion', 'bash', '--json'])) as unknown as readonly [
      { commands: readonly { name: string }[] },
    ];
    for (const name of ['', ...shape.commands.map((command) => command.name)]) {
      const [hungarian, english] = await Promise.all([
        run([...name.split(' ').filter(Boolean), '--help']),
        run([...name.split(' ').filter(Boolean), '--help', '--lang', 'en']),
      ]);
      expect(hungarian.code, name).toBe(0);
      expect(hungarian.out, name).not.toMatch(
        /\b(?:Usage|Options|Commands|Examples|default|choices|options|command|the|of|with)\b/,
      );
      expect(english.out, name).not.toMatch(/[áéíóöőúüű]/i);
    }
  });
});
