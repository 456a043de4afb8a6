import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { answeringSample, mainApiAt } from '../../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const answering = (body: unknown): void => {
  upstream.answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const data = () => mainApiAt(upstream.baseUrl).supplementData.data('lapunk', 'kupa-2024', 'eremtablazat');
const blocks = () => data().map(({ value }) => value.blocks);

describe('the data of supplements', () => {
  it('is parsed block by block, without the invalid ones', async () => {
    upstream.answer = answeringSample(() => 'supplement-data');
    const read = (await blocks())._unsafeUnwrap();
    expect(read.map(({ type, title }) => [type, title])).toEqual([
      ['medals', 'Éremtáblázat'],
      ['groups', 'Csoportok'],
      ['shares', 'Szavazás'],
    ]);
    expect(read[1]).toMatchObject({ rows: [{ team: { name: 'Magyarország' }, difference: 3, points: 7 }] });
    expect(read[2]).toMatchObject({ rows: [{ colour: 8, seats: null }] });
  });

  it('is empty, and not a failure, when no block fits', async () => {
    for (const all of [
      [],
      [null, 1, 'x', {}, { type: 'medals' }, { type: 'seats', groups: [{ name: 'Ház', colour: 1, seats: 1e9 }] }],
    ]) {
      answering({ blocks: all });
      expect((await blocks())._unsafeUnwrap()).toEqual([]);
    }
  });

  it('numbers blocks of the same name, to keep their counts separate', async () => {
    const seats = (own: number) => ({ type: 'seats', title: '', groups: [{ name: 'A', colour: 1, seats: own }] });
    answering({ blocks: [seats(1), seats(2), { ...seats(3), title: 'Ház' }] });
    expect((await blocks())._unsafeUnwrap()).toMatchObject([
      { title: '', groups: [{ seats: 1 }] },
      { title: '(2)', groups: [{ seats: 2 }] },
      { title: 'Ház', groups: [{ seats: 3 }] },
    ]);
  });

  it('keeps the rounds of the game that are whole', async () => {
    upstream.answer = answeringSample(() => 'tip-rounds');
    expect((await mainApiAt(upstream.baseUrl).tipRounds.all('lapunk'))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(
      ['1-fordulo'],
    );
  });
});

describe('the count of a supplement', () => {
  const seats = { type: 'seats', title: 'Ház', note: '', groups: [{ name: 'A', short: 'A', colour: 1, seats: 3 }] };
  const good = { processed: 41.5, countedAt: 1_649_010_000, final: false, corrections: [], changes: [] };
  const counted = async (count: unknown) => {
    answering({ blocks: [seats], count });
    return (await data())._unsafeUnwrap().value;
  };

  it('is read, its parts lenient and the newest first', async () => {
    expect((await counted({ ...good, unseen: 1 })).count).toEqual(good);
    expect((await counted({ processed: 1, countedAt: 5 })).count).toEqual({
      processed: 1,
      countedAt: 5,
      final: false,
      corrections: [],
      changes: [],
    });
    const corrections = [{ at: 1, text: 'x' }, null, { at: 'y' }, { at: 2 }];
    const changes = [
      { at: 1, seat: 'S', from: 'A', to: 'B' },
      { at: 1, seat: '' },
    ];
    expect((await counted({ ...good, corrections, changes })).count).toMatchObject({
      corrections: [
        { at: 2, text: '' },
        { at: 1, text: 'x' },
      ],
      changes: [{ seat: 'S' }],
    });
  });

  it.each([
    undefined,
    null,
    '',
    [],
    {},
    'x',
    { ...good, processed: 4150 },
    { ...good, processed: 100.1 },
    { ...good, processed: -1 },
    { ...good, processed: null },
    { ...good, countedAt: null },
    { ...good, countedAt: 'tegnap' },
  ])('is null when it is %j, and the blocks remain', async (count) => {
    const told = await counted(count);
    expect([told.count, told.blocks.length]).toEqual([null, 1]);
  });
});
