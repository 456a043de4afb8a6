import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { answeringSample, mainApiAt } from './calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const answering = (body: unknown): void => {
  upstream.answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const blocks = () => mainApiAt(upstream.baseUrl).supplementData.blocks('lapunk', 'kupa-2024', 'eremtablazat');

describe('the data of supplements', () => {
  it('is read block by block: what does not fit is absent, and the others stand', async () => {
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

  it('keeps the rounds of the game that are whole', async () => {
    upstream.answer = answeringSample(() => 'tip-rounds');
    expect((await mainApiAt(upstream.baseUrl).tipRounds.all('lapunk'))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(
      ['1-fordulo'],
    );
  });
});
