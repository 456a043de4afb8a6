import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { someNeeds } from '../cli.fake.ts';
import { askFaultEn } from '../messages/rules/ask-en.ts';
import { installationOf } from '../installation/installation.ts';
import { askRules } from './ask-rules.ts';
import { BadInput, type Fields } from './rule/fields.ts';
import { otherCases } from './other-cases.fixtures.ts';
import { type AskCase, tableCases } from './table-cases.fixtures.ts';

const installation = { ...installationOf(someNeeds), settings: await someNeeds.settings() };
const cases: readonly AskCase[] = [...tableCases, ...otherCases];
const byName = new Map(askRules.map((rule) => [rule.name, rule]));

const tableNames = [
  'site',
  'redirect',
  'route',
  'relative-date',
  'update-tag',
  'truncate',
  'thousands',
  'money',
  'duration',
  'ads',
  'sponsored-line',
  'highlight-index',
  'highlight-box',
  'auto-block',
  'fixture-status',
  'timetable',
  'top-list',
  'f1-competition',
  'f1-race',
  'image-variant',
  'srcset',
  'music-embed',
  'preview-gate',
  'visibility',
  'pip-autoplay',
  'quiz-token',
  'frame-message',
  'tag-input',
  'favicon',
  'scroll',
  'offered',
];

const ask = (name: string, question: Fields): unknown => {
  const rule = byName.get(name);
  if (rule === undefined) throw new Error(`no rule ${name}`);
  const { answer, reason } = rule.decide(question, installation);
  expect(typeof reason).toBe('string');
  return JSON.parse(JSON.stringify(answer));
};

/** Any error other than a refusal is a bug. */
const answerOrRefusal = (name: string, question: Fields): unknown => {
  try {
    return ask(name, question);
  } catch (fault) {
    if (fault instanceof BadInput) return askFaultEn(fault.fault);
    throw fault;
  }
};

const withOneStrange = (value: unknown, strange: unknown): readonly unknown[] => {
  if (Array.isArray(value))
    return [
      strange,
      ...value.flatMap((item, at) => withOneStrange(item, strange).map((other) => value.with(at, other))),
    ];
  if (typeof value !== 'object' || value === null) return [strange];
  return [
    strange,
    ...Object.entries(value).flatMap(([name, item]) =>
      withOneStrange(item, strange).map((other) => ({ ...value, [name]: other })),
    ),
  ];
};

const strangeValues = [
  undefined,
  null,
  true,
  '',
  'x',
  '\u0000',
  '\ud800',
  '%',
  '9'.repeat(30),
  0,
  -1,
  0.5,
  2 ** 53,
  -1e308,
  1e308,
  Infinity,
  NaN,
  -62_167_219_200,
  253_402_300_799,
  [],
  [[]],
  {},
  { id: {} },
];

describe('ask', () => {
  it('accepts its own output about a live blog as input', () => {
    const known = { posts: [{ id: 1, publishedAt: 10, version: 3, updatedAt: 12, pinned: true }], removed: [] };
    const answer = ask('live-merge', { known, news: known });
    expect(answer).toEqual(known);
    expect(ask('live-merge', { known: answer, news: answer } as Fields)).toEqual(known);
  });

  it.each([
    ['app-mode', { query: '?isMobileApp=1' }, true],
    ['app-mode', { query: '?isMobileApp=0' }, false],
    ['page-number', { query: '?oldal=2' }, 2],
    ['article-followed', { flags: ['live'] }, true],
    ['article-followed', { flags: ['x'] }, false],
  ])('%s takes %j as it is meant', (name, question, answer) => {
    expect(ask(name, question)).toEqual(answer);
  });

  it.each(cases)('%s %j answers %j', (name, question, answer) => {
    expect(ask(name, question)).toEqual(answer);
  });

  it('knows every rule of the contract', () => {
    expect(tableNames.filter((name) => !byName.has(name))).toEqual([]);
  });

  it('has a case for every rule', () => {
    const shownInOwnTest = readFileSync(join(import.meta.dirname, '../commands/rules/ask.test.ts'), 'utf8').matchAll(
      /^\s*\[?\s*'([a-z-]+)',\s*\{/gm,
    );
    const shown = new Set([...cases.map(([name]) => name), ...[...shownInOwnTest].map(([, name]) => name)]);
    expect(askRules.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(tableNames)('%s refuses an empty question and names a field', (name) => {
    expect(() => ask(name, {})).toThrow(BadInput);
    expect(answerOrRefusal(name, {})).toMatch(/^"\w+" must /);
  });

  it('answers or refuses any value in any field, and never fails', () => {
    for (const [name, question] of cases) {
      for (const strange of strangeValues) {
        for (const other of withOneStrange(question, strange)) {
          if (typeof other === 'object' && other !== null && !Array.isArray(other))
            answerOrRefusal(name, other as Fields);
        }
      }
    }
  });
});
