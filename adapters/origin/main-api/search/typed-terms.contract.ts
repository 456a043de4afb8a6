import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../content/article.ts';
import type { NewsroomContent } from '../../content/newsroom-content.ts';
import { askRaw, type TestOrigin } from '../../testing/ask-origin.ts';
import { now, smallContent } from '../../testing/small-content.ts';

const articles: Record<string, readonly [title: string, text?: string]> = {
  lakas: ['Egyre drágább a lakás', 'A nagy hídon át, majd vissza.'],
  hogyan: ['Hogy volt, most hogy lesz?'],
  covid: ['Covid-19: újabb oltás jön', 'A F-16-os gép küldött adatai a CO<sub>2</sub>-ről.'],
  gep: ['F-16-os gépek a bázison'],
  evek: ['Mi történt 2019-2024 között', 'Itt a Covid-19 és az 1956-os forradalom.'],
  eredmeny: ['5-10 a vége'],
  hiba: ['Rést talált: CVE-2026-2332'],
  sebesseg: ['Legfeljebb 130 km/h'],
  ar: ['Már 650 Ft/liter'],
  portal: ['A Telex.hu beszámolója'],
  nap: ['2026.11.21: ez lett'],
  levelcim: ['Írjon: info@pelda.example'],
  teniszezo: ['Đoković ismét nyert', 'Łódź, Øresund, Straße, Ærø.'],
  fok: ['-20 fok a hegyen'],
  akcio: ['-40% minden: így szól csali'],
  banki: ['OTP -0,8%, forint +0,1%'],
  tobbseg: ['Elég lesz a 4/4-es többség?'],
  terepjaro: ['Egy 4×4-es olcsón'],
  arcedula: ['Már 699\u00A0990 forintért adják'],
  hosszu: [
    'Szépen megígérte a miniszter a szakszervezeteknek: szeptembertől minden pedagógus megkapja a megemelt bért, van, ahol már harmadik hónapja nem fizettek túlórát senkinek, és van, ahol még mindig a régi táblával számolnak a könyvelők',
  ],
  level: ['Elektronikus e-mail érkezett'],
  hidak: ['Új híd', 'Az új híd és a régi.'],
  hidon: ['Új híd a Dunán', 'Egyre drágább a lakás, az új híd is.'],
};

const madeUp = fc
  .sample(
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ...'a az hogy most volt új Covid-19 F–16-os „idézet”, "idézet" -20 km/h C++ C# AT&T @nev #metoo 50% 2026.11.21. 10:30'.split(
              ' ',
            ),
            ...'Đoković Łódź O’Brien e-mail NATO-val és/vagy (videó) … – ½ co₂ Київ 北京 Ⅻ ﬁnn Ft/liter info@pelda.example'.split(
              ' ',
            ),
          ),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((pieces) => pieces.join(' '))
      .filter((title) => /\p{L}/u.test(title) && title.length <= 100 && !/[\0\p{Cs}]/u.test(title)),
    { numRuns: 100, seed: 32 },
  )
  .map((title) => title.trim());

const typedContent: NewsroomContent = {
  ...smallContent,
  articles: [
    ...madeUp.map((title, at): Article => ({
      site: 'sister',
      type: 'article',
      section: null,
      authors: ['kiss-anna'],
      slug: `kitalalt-${at}`,
      title,
      lead: '',
      pages: [`<p>${madeUp[(at + 1) % madeUp.length] ?? ''}</p>`.replace(/[<&]/g, ' ')],
      publishedAt: now - 100_000 - at,
    })),
    ...Object.entries(articles).map(([slug, [title, text = 'Szöveg.']], at): Article => ({
      site: 'main',
      type: 'article',
      section: 'belfold',
      authors: ['kiss-anna'],
      tags: [{ teniszezo: 'Đoković' }[slug] ?? 'Egyéb'],
      slug,
      title,
      lead: '',
      pages: [`<p>${text}</p>`],
      publishedAt: now - 1000 + at,
    })),
  ],
};

const newestFirst = (one: string, other: string): number =>
  Object.keys(articles).indexOf(other) - Object.keys(articles).indexOf(one);

export const describeTypedTerms = (name: string, open: (content: NewsroomContent) => Promise<TestOrigin>): void => {
  describe(`a term, on ${name}`, () => {
    let origin: TestOrigin;
    beforeAll(async () => {
      origin = await open(typedContent);
    }, 60_000);
    afterAll(async () => {
      expect(origin.problems).toEqual([]);
      await origin.close();
    });
    const get = async (path: string, given: Readonly<Record<string, string>>, site = 'lapunk') =>
      (await askRaw(origin.url, `${path}?${new URLSearchParams(given)}`, { 'lapunk-sites': site })).json;
    const found = async (term: string, more = {}): Promise<readonly string[]> =>
      (await get('/api/search', { term, ...more })).items.map(({ slug }: { slug: string }) => slug);
    const typed = async (term: string): Promise<readonly string[]> =>
      (await get('/api/search/articles', { term })).items.map(({ slug }: { slug: string }) => slug);

    it.each([
      ['a lakás', ['hidon', 'lakas']],
      ['lakás', ['hidon', 'lakas']],
      ['most', ['hogyan']],
      ['hogy volt', ['hogyan']],
      ['Covid-19', ['evek', 'covid']],
      ['covid19', ['evek', 'covid']],
      ['covid 19', ['covid', 'evek']],
      ['F-16', ['gep', 'covid']],
      ['f16', ['gep', 'covid']],
      ['F-16-os', ['gep', 'covid']],
      ['2019-2024', ['evek']],
      ['2019', ['evek']],
      ['1956', ['evek']],
      ['5-10', ['eredmeny']],
      ['CVE-2026-2332', ['hiba']],
      ['2332', ['hiba']],
      ['km/h', ['sebesseg']],
      ['130 km/h', ['sebesseg']],
      ['Ft/liter', ['ar']],
      ['liter', ['ar']],
      ['telex', ['portal']],
      ['Telex.hu', ['portal']],
      ['2026.11.21', ['nap']],
      ['info@pelda.example', ['levelcim']],
      ['pelda.example', ['levelcim']],
      ['Đoković', ['teniszezo']],
      ['djokovic', ['teniszezo']],
      ['dokovic', ['teniszezo']],
      ['lodz', ['teniszezo']],
      ['øresund', ['teniszezo']],
      ['oresund', ['teniszezo']],
      ['strasse', ['teniszezo']],
      ['aero', ['teniszezo']],
      ['co2', ['covid']],
      ['e-mail', ['level']],
      ['email', ['level']],
      ['CO\u00AD2', ['covid']],
      ['OTP -0,8%', ['banki']],
      ['otp -0,8', ['banki']],
      ['hegyen -20', ['fok']],
      ['-20', ['fok']],
      ['-20°C', []],
      ['-40%', ['akcio']],
      ['csali -40', ['akcio']],
      ['csali -"40"', []],
      ['4x4', ['terepjaro']],
      ['4X4-es', ['terepjaro']],
      ['4×4', ['terepjaro']],
      ['4 4-es', ['terepjaro', 'tobbseg']],
      ['699990', ['arcedula']],
      ['699 990', ['arcedula']],
      ['699.990 forint', ['arcedula']],
      ['699990 forint', ['arcedula']],
    ])('%j finds %j', async (term, expected) => {
      expect((await found(term)).toSorted()).toEqual(expected.toSorted());
    });

    it('finds stop words in titles if the search has no other words, and ignores them otherwise', async () => {
      expect(await found('hogy most uj')).toEqual(await found('új'));
      expect(await found('uj lakas')).toEqual(await found('új lakás'));
      expect(await found('a lakás volt')).toEqual(['hidon', 'lakas']);
      expect(await found('hogy -volt')).toEqual([]);
      expect(await found('a')).toEqual(
        ['hidon', 'hosszu', 'tobbseg', 'portal', 'gep', 'eredmeny', 'fok', 'lakas'].toSorted(newestFirst),
      );
    });

    it('keeps phrases, with any word in the place of a stop word, and exclusions', async () => {
      expect(await found('"hídon át, majd vissza"')).toEqual(['lakas']);
      expect(await found('"hídon lakás"')).toEqual([]);
      expect(await found('"drágább a lakás"')).toEqual(['lakas', 'hidon']);
      expect(await found('lakás -híd')).toEqual([]);
      expect(await found('lakás -"Dunán"')).toEqual(['lakas']);
      expect(await found('"Covid"-19')).toEqual(await found('covid 19'));
      expect(await found('híd -új')).toEqual(['lakas']);
    });

    it('excludes the same as the archive in title suggestions, and suggests no excluded tag', async () => {
      const suggested = async (term: string) =>
        (await get('/api/search/autocomplete', { term })).items.map(({ text }: { text: string }) => text);
      expect(await typed('híd')).toEqual(['hidon', 'hidak']);
      expect(await typed('híd -dunán')).toEqual(['hidak']);
      expect(await suggested('híd -dunán')).toEqual(['Cím', 'Új híd']);
      expect(await typed('híd -lakás')).toEqual(await found('híd -lakás'));
      expect(await typed('híd -"a Dunán"')).toEqual(['hidak']);
      expect(await typed('-dunán híd')).toEqual(['hidak']);
      expect(await typed('-dunán')).toEqual([]);
      expect(await typed('"híd a dunán"')).toEqual(['hidon']);
      expect(await typed('"dunán híd"')).toEqual([]);
      expect(await typed('hogy -volt')).toEqual([]);
      expect(await typed('hegyen -20')).toEqual(['fok']);
    });

    it('finds a title that begins like an exclusion', async () => {
      expect(await found('-20 fok a hegyen')).toEqual(['fok']);
      expect(await found('-20 fok')).toEqual(['fok']);
      expect(await found('hegyen -fok')).toEqual([]);
    });

    it('puts the title that is the term first, then titles that hold it, then the newest', async () => {
      expect(await found('új híd')).toEqual(['hidak', 'hidon', 'lakas']);
      expect(await found('uj hid')).toEqual(['hidak', 'hidon', 'lakas']);
      expect(await found('drágább a lakás')).toEqual(['lakas', 'hidon']);
      expect(await typed('új híd')).toEqual(['hidak', 'hidon']);
      expect(await typed('új hí')).toEqual(['hidon', 'hidak']);
      expect(await found('', { filters: JSON.stringify({ title: ['Új híd'] }) })).toEqual(['hidak', 'hidon']);
      expect(await found('új híd', { filters: JSON.stringify({ title: ['Új híd a Dunán'] }) })).toEqual(['hidon']);
    });

    it('keeps that order from page to page, and leaves it where dates were asked for', async () => {
      const pages = [1, 2, 3].map((oldal) => found('új híd', { perPage: 1, oldal }));
      expect((await Promise.all(pages)).flat()).toEqual(await found('új híd'));
      expect(await found('új híd', { order: 'newest' })).toEqual(['hidon', 'hidak', 'lakas']);
      expect(await found('új híd', { order: 'oldest' })).toEqual(['lakas', 'hidak', 'hidon']);
    });

    it('finds made-up titles first by themselves, in the archive, while they are typed, and as tags', async () => {
      const faults: string[] = [];
      for (const title of madeUp)
        for (const { items } of [
          await get('/api/search', { term: title }, 'testver'),
          await get('/api/search/articles', { term: title }, 'testver'),
          await get('/api/search', { filters: JSON.stringify({ title: [title] }) }, 'testver'),
        ])
          if (items[0]?.title !== title) faults.push(`${title}: ${items[0]?.title}`);
      expect(faults).toEqual([]);
    });

    it('finds a title that is longer than any tag and any term by all of it, its beginning, its end, and as a tag', async () => {
      const title = articles['hosszu']?.[0] ?? '';
      for (const term of [title, title.slice(0, 150), title.slice(0, 100), 'régi táblával számolnak']) {
        expect(await found(term)).toEqual(['hosszu']);
        expect(await typed(term)).toEqual(['hosszu']);
        const { items } = await get('/api/search/autocomplete', { term });
        const [, suggestion] = items;
        expect(suggestion).toMatchObject({ type: 'title', text: title.slice(0, title.lastIndexOf(' ', 100)) });
        expect(await found('', { filters: JSON.stringify({ title: [suggestion.text] }) })).toEqual(['hosszu']);
      }
    });

    it('suggests labels by letters without decomposition, and addresses them', async () => {
      for (const term of ['dok', 'Đok']) {
        const { items } = await get('/api/search/autocomplete', { term });
        expect(items).toContainEqual({ type: 'tags', text: 'Đoković', count: 1 });
      }
      expect((await get('/api/articles', { 'filters[tag]': 'dokovic' })).totalItems).toBe(1);
    });
  });
};
