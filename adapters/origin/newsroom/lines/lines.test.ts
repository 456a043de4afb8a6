import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEdition } from '../../database/edits/in-edit.ts';
import { execute } from '../execute.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const line = { description: 'Mennyi törlesztő fér bele?', ctLink: 'https://partner.example/hitel' };
const set = (lines: unknown, site = 'main') => execute(newsroom, { do: 'set-lines', site, lines });
const listed = async (site = 'main') => {
  const outcome = await execute(newsroom, { do: 'list-lines', site });
  return 'done' in outcome ? (outcome.done as { readonly lines: readonly object[] }).lines : outcome;
};

describe('lines that partners have bought', () => {
  it('are empty until set, then listed per site in order, and evict every cached page', async () => {
    expect(await listed()).toEqual([]);
    const before = (await readEdition(newsroom.db)).number;
    expect(await set([line, { ...line, description: 'Másik', mainSuperTags: ['sport'] }])).toMatchObject({
      done: { lines: 2 },
      edition: { number: before + 1 },
    });
    expect(await listed()).toMatchObject([
      { ...line, active: true, listPage: false, mainSuperTags: null, dateTo: null },
      { description: 'Másik', mainSuperTags: ['sport'] },
    ]);
    expect(await listed('g7')).toEqual([]);
  });

  it('are replaced as a whole', async () => {
    await set([line]);
    await set([]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['no words', { ...line, description: ' ' }],
    ['an address that is a script', { ...line, ctLink: 'javascript:alert(1)' }],
    ['an address of no host', { ...line, avCode: 'https:///x' }],
    ['a class that would break out', { ...line, cssClass: 'a b' }],
    ['a field that nobody knows', { ...line, dateform: 1 }],
    ['no section where one was meant', { ...line, mainSuperTags: [] }],
    ['an end before its beginning', { ...line, dateFrom: 20, dateTo: 10 }],
  ])('are refused whole with %s', async (_, wrong) => {
    await set([line]);
    expect(await set([line, wrong])).toHaveProperty('refused');
    expect(await listed()).toHaveLength(1);
  });

  it('are at most as many as a web node reads', async () => {
    expect(await set(Array.from({ length: 41 }, () => line))).toHaveProperty('refused');
  });
});
