import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededWebServer, type SeededWebServer } from '../running/seeded-web-server.fake.ts';

let webServer: SeededWebServer;
beforeAll(async () => {
  webServer = await openSeededWebServer({}, (all) => all.slice(0, 5), tmpdir());
}, 120_000);
afterAll(() => webServer.close());

/** Required fields of an import (adapters/origin/newsroom/file/head.ts); all other fields are empty. */
const required = { authors: [], title: 'x', lead: '' };
const nothing = {
  recommender: '',
  subtitle: '',
  contentHighlight: '',
  ogDescription: '',
  searchTitle: '',
  ctUrl: '',
  colorScheme: '',
  colorClass: '',
  headerType: '',
  subType: '',
  avCode: '',
  indexAVCode: '',
  coverImageAlt: '',
  facebookImage: '',
  recommended: '',
  tags: [],
  flags: [],
  alsoIn: [],
  mirroring: [],
  subArticles: [],
  contributors: [{ role: '', name: '' }],
  cover: null,
  facebookEngagement: -1,
  livescoreId: 0,
  rank: 0,
};
const bodies = ['<p></p>', '<figure data-type="embed" data-src="https://video.example/1"></figure>', '<!-- x -->'];
const posts =
  '<!-- post {"id":"1"} -->\n<p>Első szavak.</p>\n<!-- post {"id":"2","title":""} -->\n<figure data-type="embed" data-src="https://video.example/1"></figure>\n<!-- post {"id":"3"} -->\n<p> </p>';

const sections = { main: 'belfold', after: 'film', g7: 'adat', karakter: 'eletut', sister: 'erdely' } as const;
const slugs: { readonly slug: string; readonly host: string; readonly shows: string }[] = [];

const file = (slug: string, head: object, body: string) => ({
  name: `${slug}.html`,
  text: `${JSON.stringify(head)}\n---\n${body}\n`,
  folder: tmpdir(),
});

const files = () =>
  webServer.sites.flatMap(({ role, origin }) =>
    ['article', 'longform', 'liveblog'].flatMap((type) =>
      [null, sections[role]].flatMap((section, at) => {
        const slug = `ures-${role}-${type}-${at}`;
        const [body = ''] = [bodies[(role.length + at) % bodies.length]];
        const host = new URL(origin).host;
        slugs.push({ slug, host, shows: 'x' });
        if (type === 'liveblog')
          slugs.push(
            { slug: `${slug}-1`, host, shows: 'Első szavak. – x' },
            { slug: `${slug}-2`, host, shows: 'x' },
            { slug: `${slug}-3`, host, shows: 'x' },
          );
        return [
          file(
            slug,
            { site: role, type, section, ...required, ...(at === 0 ? {} : nothing) },
            `${body}${type === 'liveblog' ? `\n${posts}` : ''}`,
          ),
        ];
      }),
    ),
  );

describe('an article with only its required fields', () => {
  it('is imported', async () => {
    expect(await webServer.execute({ do: 'import', files: files(), dryRun: false })).toMatchObject({
      done: { faults: [] },
    });
  }, 60_000);

  it('opens on each site, as a page, as data and for other sites, and so does a live post that has no title', async () => {
    const wrong: string[] = [];
    for (const { slug, host, shows } of slugs) {
      const { status, location = '' } = await webServer.ask(host, `/x/2020/01/01/${slug}`);
      const [page, payload, oembed] = [
        await webServer.ask(host, location),
        await webServer.ask(host, `${location}/_payload.json`),
        await webServer.ask(host, `/api/oembed?url=${encodeURIComponent(`http://${host}${location}`)}`),
      ];
      if ([status, page.status, payload.status, oembed.status].join(' ') !== '301 200 200 200')
        wrong.push(`${slug}: ${status} ${page.status} ${payload.status} ${oembed.status}`);
      for (const told of [`<meta property="og:title" content="${shows}"/>`, `"headline":"${shows}"`])
        if (!page.body.includes(told)) wrong.push(`${slug} does not say ${told}`);
      if (!oembed.body.includes(`"title":"${shows}"`)) wrong.push(`${slug}: ${oembed.body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('appears in its lists, feeds and sitemaps', async () => {
    const paths = [
      '/',
      '/legfrissebb',
      '/rss',
      '/rovat/belfold',
      '/rss/rovat/belfold',
      '/after/rovat/film',
      '/archivum?term=x',
      '/sitemap.xml',
    ];
    for (const { origin } of webServer.sites.filter(({ pathPrefix }) => pathPrefix === '')) {
      const statuses = await Promise.all(
        paths.map(async (path) => (await webServer.ask(new URL(origin).host, path)).status),
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }
  }, 60_000);
});
