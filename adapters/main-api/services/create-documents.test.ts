import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { answeringSample, mainApiAt } from '../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

describe('documents', () => {
  it('have a sanitised body', async () => {
    upstream.answer = answeringSample(() => 'document');
    expect((await mainApiAt(upstream.baseUrl).documents.bySlug('lapunk', 'adatvedelem'))._unsafeUnwrap()).toEqual({
      slug: 'adatvedelem',
      title: 'Adatvédelem',
      lead: 'Mit tudunk Önről?',
      updatedAt: 1774706400,
      body: [
        { tag: 'h2', children: ['Rövid válasz'] },
        { tag: 'p', children: ['Keveset.'] },
      ],
    });
  });

  it('name the staff', async () => {
    upstream.answer = answeringSample(() => 'staff');
    expect((await mainApiAt(upstream.baseUrl).documents.staff('lapunk'))._unsafeUnwrap()).toEqual([
      {
        name: 'Szerkesztőség',
        members: [{ name: 'Kiss Anna', title: 'főszerkesztő', authorSlug: 'kiss-anna', avatar: null }],
      },
    ]);
  });
});
