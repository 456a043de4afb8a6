import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldName, fieldNames, type SaidFields } from '#adapters/origin/database/schema/article-fields.ts';
import { openSeededWebServer, type SeededWebServer } from '../running/seeded-web-server.fake.ts';

interface Shown {
  readonly said: SaidFields;
  readonly sign: RegExp;
  readonly on?: 'front';
  readonly with?: object;
  readonly beside?: FieldName;
}

/** docs/articles.md gives the same reason. */
interface NotShown {
  readonly why: string;
}

const text = '<p>Első bekezdés a gátról.</p><p>Második bekezdés a gátról.</p>';

const fields: Readonly<Partial<Record<FieldName, Shown | NotShown>>> = {
  subtitle: { said: { subtitle: 'Alcím a vízről' }, sign: /Alcím a vízről/ },
  contentHighlight: { said: { contentHighlight: 'Erős mondat a vízről.' }, sign: /Erős mondat a vízről/ },
  ogDescription: { said: { ogDescription: 'Gépeknek a vízről.' }, sign: /content="Gépeknek a vízről\."/ },
  searchTitle: { said: { searchTitle: 'Keresőknek a vízről' }, sign: /<title>Keresőknek a vízről – / },
  canonicalUrl: {
    said: { canonicalUrl: 'https://tars.example/vizrol' },
    sign: /<link rel="canonical" href="https:\/\/tars\.example\/vizrol"/,
  },
  facebookImage: { said: { facebookImage: '/uploads/megosztas.jpg' }, sign: /og:image" content="[^"]*megosztas/ },
  adfree: { said: { adfree: true }, sign: /data-ads="[^"]*adfree/ },
  rank: { why: 'choice and order of lists upstream' },
  colorScheme: { said: { colorScheme: 'dark' }, sign: /data-scheme="dark"|data-theme="dark"/ },
  colorClass: { said: { colorClass: 'kek' }, sign: /<[^>]*class="[^"]*kek/ },
  headerType: { said: { headerType: 'half' }, sign: /hero--half/, with: { type: 'longform' } },
  keyFigure: {
    said: { keyFigure: { value: '708', unit: 'cm', label: 'a folyó vízállása' } },
    sign: />708<[\s\S]*a folyó vízállása/,
    with: { type: 'liveblog' },
  },
  articleWidthCover: { said: { articleWidthCover: true }, sign: /cover--wide/ },
  spiritualHelp: { said: { spiritualHelp: true }, sign: /Van segítség/ },
  drugProblem: { said: { drugProblem: true }, sign: /Ha baj van a szerrel/ },
  subType: { said: { subType: 'interju' }, sign: /Interjú/ },
  livescoreId: { why: 'only with a match of the dashboard: core/pages/article/open-article.test.ts' },
  evergreen: { said: { evergreen: false }, sign: /Ez a cikk több mint/, with: { publishedAt: '2020-01-01 10:00' } },
  periodic: { said: { periodic: true }, sign: /Rendszeresen frissülő cikk/ },
  announcement: { said: { announcement: true }, sign: /Közlemény/ },
  avCode: { said: { avCode: 'https://av.example/?l=[location]' }, sign: /sponsored/ },
  coverImageAlt: { said: { coverImageAlt: 'Barna víz a gát tetején' }, sign: /alt="Barna víz a gát tetején"/ },
  indexAVCode: { why: 'only where an ad network is configured: ui/teasers/teaser.test.tsx' },
  facebookSuggested: { why: 'choice and order of lists upstream' },
  facebookEngagement: { said: { facebookEngagement: 1234 }, sign: /1234 reakció/ },
  recommender: {
    said: { recommender: 'Ajánló szavak a vízről.' },
    sign: /Ajánló szavak a vízről/,
    on: 'front',
    with: { flags: ['legfontosabb', 'front'] },
  },
  active: { said: { active: false }, sign: /^404/ },
  english: { said: { english: true }, sign: /<html[^>]* lang="en"/ },
  adult: { said: { adult: true }, sign: /Elmúltam 18 éves/ },
  pr: { said: { pr: true }, sign: /partnerünk megrendelésére/ },
  ctUrl: {
    said: { ctUrl: 'https://partner.example/hirek' },
    sign: /href="https:\/\/partner\.example\/hirek"[^>]*>Tovább a partner/,
    with: { pr: true },
  },
  originatingSite: {
    said: { originatingSite: 'g7' },
    sign: /byline[^§]*>G7</,
    with: { authors: ['szalkay-dorka'] },
  },
  mirroring: { why: 'decides where the labels lead: core/editorial/articles/label-address.test.ts' },
  contributors: { said: { contributors: [{ role: 'Fotó', name: 'Kerekes Vilma' }] }, sign: /Kerekes Vilma/ },
  recommended: {
    said: { recommended: '/api/recommended/mstag/all' },
    sign: />Ajánljuk</,
    with: { pr: true },
    beside: 'pr',
  },
  gated: { said: { gated: true }, sign: /A cikk többi része támogatóinknak szól/ },
  corrections: {
    said: { corrections: [{ at: 1_711_627_500, reason: 'Elírtuk a gát hosszát.', wordings: null }] },
    sign: /<section[^>]*aria-label="Javítás".*Elírtuk a gát hosszát\./s,
  },
  subArticles: { said: { subArticles: ['mezo-alap'] }, sign: /Ehhez a cikkhez tartozik/ },
};

const shown = Object.entries(fields).flatMap(([name, field]) => ('sign' in field ? [[name, field] as const] : []));
const slugOf = (name: string): string => `mezo-${name.toLowerCase()}`;

let webServer: SeededWebServer;
beforeAll(async () => {
  webServer = await openSeededWebServer({}, (all) => all.slice(0, 60), tmpdir());
}, 120_000);
afterAll(() => webServer.close());

const file = (slug: string, head: object, body: string) => ({
  name: `${slug}.html`,
  text: `${JSON.stringify({ site: 'main', type: 'article', section: 'belfold', authors: [], lead: 'A lead.', cover: { motif: 'river', variant: 1 }, ...head })}\n---\n${body}\n`,
  folder: tmpdir(),
});

const pageOf = async (slug: string, on: Shown['on']): Promise<string> => {
  const host = new URL(webServer.sites[0]?.origin ?? '').host;
  if (on === 'front') return `200 ${(await webServer.ask(host, '/')).body}`;
  const { status, location = '' } = await webServer.ask(host, `/x/2020/01/01/${slug}`);
  if (status !== 301) return String(status);
  const { host: there, pathname } = new URL(location, `http://${host}`);
  const page = await webServer.ask(there, pathname);
  return `${page.status} ${page.body}`;
};

/** Without the no-break spaces of tied words. */
const written = (page: string): string => page.replaceAll('\u00a0', ' ');

describe('every field that an editor can write', () => {
  it('is imported', async () => {
    expect(Object.keys(fields).sort()).toEqual([...fieldNames].sort());
    const files = [
      file('mezo-alap', { title: 'Alap' }, text),
      ...shown.map(([name, { said, with: more }]) =>
        file(
          slugOf(name),
          { title: `Mező ${name}`, ...more, ...said },
          name === 'gated' ? `${text}<!-- gate -->${text}` : text,
        ),
      ),
    ];
    expect(await webServer.execute({ do: 'import', files, dryRun: false })).toMatchObject({ done: { faults: [] } });
  }, 60_000);

  it.each(shown)(
    '%s',
    async (name, { sign, on, beside }) => {
      const [page, plain] = [
        await pageOf(slugOf(name), on),
        on === 'front' ? '' : await pageOf(beside === undefined ? 'mezo-alap' : slugOf(beside), on),
      ];
      expect.soft(written(page).match(sign)?.[0], name).toBeDefined();
      expect.soft(written(plain).match(sign)?.[0], 'without it').toBeUndefined();
    },
    20_000,
  );
});
