import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractPasses } from '../../testing/contract-content.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { isForOne } from './open-support.ts';
import { opensFurther } from '../opens-further.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';
import { anonymous, type Visitor } from '../visitor.ts';

const { open: pass, old, unused } = contractPasses;
const reader = (readerToken: string): Visitor => ({ ...anonymous, readerToken });
const support = (path: string, visitor?: Visitor, needs = fakeNeeds()) => openAs('support', needs, path, visitor);

describe('the sign-in step', () => {
  it('shows a key back to who brought it, for no index', async () => {
    const { content, head } = await support(`/tamogatas/belepes?kulcs=${unused.key}`);
    expect([content.step, head.noindex, head.canonical]).toEqual([
      { kind: 'key', key: unused.key },
      true,
      '/tamogatas/belepes',
    ]);
  });

  it('is its text alone without one, and so is every step that a key has no business at', async () => {
    for (const path of [
      '/tamogatas/belepes',
      '/tamogatas/belepes?kulcs=',
      '/tamogatas/belepes?vissza=/te',
      `/tamogatas/siker?kulcs=${unused.key}`,
      `/tamogatas/hiba?kulcs=${unused.key}`,
    ]) {
      expect((await support(path)).content.step).toEqual({ kind: 'none' });
    }
  });

  it('sends what cannot be a key to the page that says so', async () => {
    expect(await open(fakeNeeds(), '/tamogatas/belepes?kulcs=%3Cscript%3E')).toEqual({
      kind: 'redirect',
      permanent: false,
      location: '/tamogatas/hiba',
    });
  });

  it('is made for one whenever its address says more than where it is, however that is written', () => {
    const route = (slug: string) => ({ name: 'support', params: { slug } }) as const;
    fc.assert(
      fc.property(
        fc.constantFrom('kulcs', 'vissza', '%6bulcs'),
        fc.string().map(encodeURIComponent),
        fc.constantFrom('', 'a=1&'),
        (name, value, before) => {
          expect([
            isForOne(route('belepes'), `${before}${name}=${value}`),
            isForOne(route('hiba'), `${name}=${value}`),
          ]).toEqual([true, false]);
        },
      ),
    );
    expect([
      isForOne(route('belepes'), ''),
      isForOne(route('belepes'), 'kulcsa=1'),
      isForOne({ name: 'youth', params: {} }, 'kulcs=1'),
    ]).toEqual([false, false, false]);
  });
});

describe('the profile', () => {
  it('tells until when articles are open, or that they are no more', async () => {
    expect((await support('/tamogatas/profil')).content.step).toEqual({ kind: 'signed-out' });
    expect((await support('/tamogatas/profil', reader(pass.token))).content.step).toEqual({
      kind: 'holds',
      validUntil: pass.validUntil,
    });
    expect((await support('/tamogatas/profil', reader(old.token))).content.step).toEqual({ kind: 'over' });
  });

  it('claims nothing while it cannot be told', async () => {
    const passes = { ...fakeNeeds().passes, validUntil: () => fails<number | null>('unavailable') };
    expect(await open(fakeNeeds({ passes }), '/tamogatas/profil', reader(pass.token))).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a gated article', () => {
  const path = '/belfold/2024/12/20/hir-12';

  it("is opened by a reader's token, and by no other", async () => {
    const article = async (visitor: Visitor) =>
      (await openAs('single_article', fakeNeeds(), path, visitor)).content.article;
    expect(await article(anonymous)).toMatchObject({ gated: true, opened: false });
    expect(await article(reader(old.token))).toMatchObject({ gated: true, opened: false });
    expect(await article(reader(pass.token))).toMatchObject({ gated: false, opened: true });
  });

  it('opens further for who is signed in, as the profile does; what has been opened, and any other page, does not', async () => {
    const further = async (address: string, visitor?: Visitor) => {
      const page = await open(fakeNeeds(), address, visitor);
      return 'kind' in page ? page : opensFurther(page);
    };
    expect(
      await Promise.all([
        further(path),
        further('/tamogatas/profil'),
        further(path, reader(pass.token)),
        further('/tamogatas/profil', reader(pass.token)),
        further('/te'),
        further('/'),
        further('/tamogatas/belepes'),
      ]),
    ).toEqual([true, true, false, false, false, false, false]);
  });

  it('that is not active is not there for a reader, whatever the reader holds', async () => {
    expect(await open(fakeNeeds(), '/belfold/2025/01/02/inaktiv', reader(pass.token))).toEqual({ kind: 'not-found' });
  });
});
