import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractPasses } from '../../../testing/contract-content.ts';
import { opensFurther } from '../../building/opens-further.ts';
import { fakeNeeds, open, openAs } from '../../page-needs.fake.ts';
import { anonymous, type Visitor } from '../../visitor.ts';
import { ownPageAt } from './open-support.ts';
import { refetch, type ReaderStep } from './reader-step.ts';

const { open: pass, old } = contractPasses;
const reader = (readerToken: string): Visitor => ({ ...anonymous, readerToken });
const at = (step: ReaderStep): Visitor => ({ ...anonymous, reader: step });
const support = (path: string, visitor?: Visitor) => openAs('support', fakeNeeds(), path, visitor);

describe("a reader's own page", () => {
  it('opens only at three URLs of the support area, in any spelling', () => {
    const route = (slug: string) => ({ name: 'support', params: { slug } }) as const;
    fc.assert(
      fc.property(fc.string().map(encodeURIComponent), (noise) => {
        expect([
          ownPageAt(route('belepes'), `kulcs=${noise}`),
          ownPageAt(route('profil'), noise),
          ownPageAt(route('siker'), `a=${noise}&kesz=torles`),
          ownPageAt(route('hiba'), `kulcs=${noise}&kesz=torles`),
        ]).toEqual(['sign-in', 'profile', 'deleted', null]);
      }),
    );
    expect([
      ownPageAt(route('siker'), ''),
      ownPageAt(route('siker'), 'kesz=torlesek'),
      ownPageAt({ name: 'support', params: {} }, ''),
      ownPageAt({ name: 'youth', params: {} }, 'kesz=torles'),
    ]).toEqual([null, null, null, null]);
  });

  it('shows the form for a letter to unknown readers, with noindex', async () => {
    const { content, head } = await support('/tamogatas/belepes');
    expect([content.step, content.document, head.title, head.noindex, head.canonical]).toEqual([
      refetch,
      null,
      'Belépés',
      true,
      '/tamogatas/belepes',
    ]);
  });

  it('is called by what there is to do', async () => {
    const titleAt = async (step: ReaderStep) => (await support('/tamogatas/profil', at(step))).head.title;
    expect([
      await titleAt({ kind: 'code', key: null, signedIn: false, problem: null }),
      await titleAt({ kind: 'code', key: 'k', signedIn: false, problem: null }),
      await titleAt({ kind: 'pass', validUntil: 1 }),
      await titleAt({ kind: 'away', validUntil: null }),
      (await support('/tamogatas/siker?kesz=torles')).head.title,
    ]).toEqual(['Nézd meg a postádat', 'Írd be a kódot', 'A hozzáférésed', 'A fiókod', 'Töröltük a fiókodat']);
  });

  it('redirects an anonymous reader to sign-in and back', async () => {
    expect(await open(fakeNeeds(), '/tamogatas/profil')).toEqual({
      kind: 'redirect',
      permanent: false,
      location: '/tamogatas/belepes?vissza=%2Ftamogatas%2Fprofil',
    });
  });

  it('is no business of the texts of the area', async () => {
    for (const path of ['/tamogatas/siker', '/tamogatas/siker?kesz=x', '/tamogatas/hiba?kulcs=x']) {
      const { content, head } = await support(path, at(refetch));
      expect([content.step, content.document === null, head.noindex]).toEqual([null, false, false]);
    }
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

  it('offers the whole text to signed-in readers; open articles and other pages do not', async () => {
    const further = async (address: string, visitor?: Visitor) => {
      const page = await open(fakeNeeds(), address, visitor);
      return 'kind' in page ? page : opensFurther(page);
    };
    expect(
      await Promise.all([
        further(path),
        further(path, reader(pass.token)),
        further('/te'),
        further('/'),
        further('/tamogatas/belepes'),
      ]),
    ).toEqual([true, false, false, false, false]);
  });

  it('is not found while inactive, for a reader with any token', async () => {
    expect(await open(fakeNeeds(), '/belfold/2025/01/02/inaktiv', reader(pass.token))).toEqual({ kind: 'not-found' });
  });
});
