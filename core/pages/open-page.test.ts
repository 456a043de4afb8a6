import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { emptyCommonData } from '../editorial/common-data/empty-common-data.ts';
import { type failure, fails } from '../testing/refusals.fake.ts';
import { fakeNeeds, open, openAs } from './page-needs.fake.ts';
import { anonymous } from './visitor.ts';

const staff = { staffToken: 'token', readerToken: null, reader: null, signIn: null, app: false };
const failing = (kind: Parameters<typeof failure>[0], more = {}) => {
  const needs = fakeNeeds();
  return fakeNeeds({ lists: { ...needs.lists, filtered: () => fails(kind, more) } });
};

describe('openPage', () => {
  it('opens addresses of every site as the pages of their routes', async () => {
    const addresses = [
      ['index', '/'],
      ['index', '//testver.example/'],
      ['doc', '/dokumentum/adatvedelem'],
      ['archivum', '/archivum'],
      ['archivum', '/g7/archivum'],
      ['tippjatek', '/melleklet/tippjatek'],
      ['list', '/legfontosabb'],
      ['legfrissebb', '/legfrissebb'],
      ['english', '/english'],
      ['articles_by_tag', '/cimke/duna'],
      ['articles_by_mstag', '/rovat/belfold'],
      ['articles_by_mstag', '/g7/rovat/adat'],
      ['articles_by_mstag', '/rovat/sport/forma-1'],
      ['articles_by_author', '/szerzo/kiss-anna'],
      ['single_article', '/belfold/2025/01/03/elso-hir'],
      ['liveblog_article', '/belfold/2025/01/03/elo-arviz/elo'],
      ['support', '/tamogatas/hiba'],
      ['academy', '/akademia'],
      ['youth', '/te'],
      ['tax', '/egyszazalek'],
      ['empty', '/empty'],
      ['after', '/after'],
      ['karakter', '/karakter'],
      ['g7', '/g7'],
      ['g7', '/g7/penz'],
      ['impress', '/impresszum'],
      ['exchange', '/arfolyam'],
      ['app-webview', '/app-web-widget'],
    ] as const;
    for (const [name, address] of addresses) expect((await openAs(name, fakeNeeds(), address)).route.name).toBe(name);
  });

  it('frames a page with its site, the family as seen from there, the time and the common data', async () => {
    const { frame } = await openAs('g7', fakeNeeds(), '/g7', {
      staffToken: null,
      readerToken: null,
      reader: null,
      signIn: null,
      app: true,
    });
    expect(frame).toMatchObject({
      site: { role: 'g7', slug: 'g7' },
      renderedAt: 1_760_000_000,
      app: true,
      preview: false,
    });
    expect(frame.family.map(({ url }) => url)).toEqual(['/', '/after', '/g7', '/karakter', 'https://testver.example/']);
    const sister = await openAs('index', fakeNeeds(), '//testver.example/');
    expect(sister.frame.family.map(({ url }) => url)).toEqual([
      'https://lapunk.example/',
      'https://lapunk.example/after',
      'https://lapunk.example/g7',
      'https://lapunk.example/karakter',
      '/',
    ]);
  });

  it('opens without its common data', async () => {
    const page = await openAs('index', fakeNeeds({ commonData: { ofSite: () => fails('unavailable') } }), '/');
    const { sponsoredLines: _notTold, ...told } = emptyCommonData;
    expect(page.frame.common).toMatchObject(told);
    expect(page.frame.line).toBeNull();
  });

  it.each([
    ['not-found', { kind: 'not-found' }],
    ['forbidden', { kind: 'forbidden' }],
    ['session-expired', { kind: 'sign-in-required' }],
  ] as const)('answers a primary call that is %s with %j', async (kind, instead) => {
    expect(await open(failing(kind), '/cimke/duna')).toEqual(instead);
  });

  it('is unavailable when upstream fails or cannot be understood, and says when to come back', async () => {
    expect(await open(failing('unavailable', { retryAfter: 30, cause: 'down' }), '/cimke/duna')).toEqual({
      kind: 'unavailable',
      retryAfter: 30,
      cause: { upstream: 'fake', cause: 'down' },
    });
    expect(await open(failing('malformed'), '/cimke/duna')).toStrictEqual({
      kind: 'unavailable',
      cause: { upstream: 'fake', cause: undefined },
    });
  });

  it('hides the donation page when the setting says so, for any document state', async () => {
    expect(await open(fakeNeeds(), '/tamogatas')).toEqual({ kind: 'not-found' });
    expect(
      await open(
        fakeNeeds({ documents: { ...fakeNeeds().documents, bySlug: () => fails('unavailable') } }),
        '/tamogatas',
      ),
    ).toEqual({ kind: 'not-found' });
    await openAs('support', fakeNeeds({ commonData: { ofSite: () => okAsync(emptyCommonData) } }), '/tamogatas');
  });

  it('does not offer academy, youth, tax and support on the sister site', async () => {
    for (const path of ['/akademia', '/te', '/egyszazalek', '/tamogatas/profil']) {
      expect(await open(fakeNeeds(), `//testver.example${path}`)).toEqual({ kind: 'not-found' });
    }
  });

  describe('in preview', () => {
    const preview = fakeNeeds({ preview: true });

    it('sends everybody but staff to sign in first', async () => {
      expect(await open(preview, '/')).toEqual({ kind: 'sign-in-required' });
      expect((await openAs('index', preview, '/', staff)).frame.preview).toBe(true);
    });

    it('lets nothing be indexed', async () => {
      expect((await openAs('index', preview, '/', staff)).head.noindex).toBe(true);
    });

    it('shows the sign-in page to anonymous users, and redirects signed-in staff to the front', async () => {
      expect((await openAs('live-login', preview, '/login', anonymous)).content).toEqual({
        step: { kind: 'password', email: '' },
        problem: null,
        ways: [],
      });
      expect(await open(preview, '/login', staff)).toEqual({ kind: 'redirect', permanent: false, location: '/' });
      expect(await open(fakeNeeds(), '/login')).toEqual({ kind: 'redirect', permanent: false, location: '/' });
    });
  });

  it('keeps standing pages apart from their documents: canonical, title, description', async () => {
    const { head } = await openAs('doc', fakeNeeds(), '/dokumentum/adatvedelem');
    expect(head).toMatchObject({
      title: 'Adatvédelem',
      description: 'Mit őrzünk meg.',
      canonical: '/dokumentum/adatvedelem',
      noindex: false,
    });
    expect(await open(fakeNeeds(), '/dokumentum/nincs-ilyen')).toEqual({ kind: 'not-found' });
  });

  it('shows the imprint with its staff, and without when they cannot be loaded', async () => {
    expect((await openAs('impress', fakeNeeds(), '/impresszum')).content.groups.map(({ name }) => name)).toEqual([
      'Szerkesztőség',
      'Kiadó',
    ]);
    const needs = fakeNeeds({ documents: { ...fakeNeeds().documents, staff: () => fails('unavailable') } });
    expect((await openAs('impress', needs, '/impresszum')).content.groups).toEqual([]);
  });

  it("shows the rates of the day, which are a page's own matter", async () => {
    expect((await openAs('exchange', fakeNeeds(), '/arfolyam')).content.rates).toEqual([
      { currency: 'EUR', rate: 402.5, change: -0.4, day: null },
    ]);
    expect(await open(fakeNeeds({ exchangeRates: { course: () => fails('unavailable') } }), '/arfolyam')).toMatchObject(
      { kind: 'unavailable' },
    );
  });

  it("keeps the app's widget and the empty page out of search engines", async () => {
    expect((await openAs('app-webview', fakeNeeds(), '/app-web-widget')).head.noindex).toBe(true);
    expect((await openAs('empty', fakeNeeds(), '/empty')).head).toMatchObject({
      title: '',
      canonical: '/empty',
      noindex: true,
    });
  });
});
