import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { published } from '#core/editorial/articles/published.fake.ts';
import type { Channel, DatedEpisode, PublishedEpisode } from '#core/editorial/podcasts/channel.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { shownAsHtml, textsIn } from '../fixtures/read-as-html.fake.ts';
import { faultsOfXml } from '../fixtures/valid-xml.fake.ts';
import { channelOfSite, podcastCategories, podcastFeed } from './podcast-feed.ts';
import { podcastGuid } from './podcast-guid.ts';
import { writeChapters, writeTranscript } from './write-episode-file.ts';
import { writePodcast } from './write-podcast.ts';

const episode = (changes: Partial<DatedEpisode> = {}): PublishedEpisode =>
  published<DatedEpisode>({
    id: 7,
    slug: 'elso',
    title: 'Első',
    sourceUrl: '/uploads/hang.mp3',
    image: '/uploads/kep.jpg',
    duration: 1830.4,
    articlePath: '/belfold/2026/11/21/elso',
    podcast: { slug: 'reggel', name: 'Reggel' },
    summary: 'Miről szól.',
    publishedAt: 1_795_000_000,
    bytes: 29_280_044,
    mediaType: 'audio/mpeg',
    hasChapters: false,
    hasTranscript: false,
    ...changes,
  });
const channel = (episodes: readonly PublishedEpisode[], changes: Partial<Channel> = {}): Channel => ({
  slug: 'reggel',
  name: 'Reggel',
  path: '/cimke/reggel',
  description: 'Hírek.',
  author: 'Kiss Anna',
  category: 'News',
  explicit: false,
  serial: false,
  image: null,
  episodes,
  ...changes,
});
const place = { site: fiveSites[0], self: '/rss/podcast/reggel', assetsUrl: '', ownerEmail: '' };
const feed = (all: Channel, assetsUrl = '') => podcastFeed(all, { ...place, assetsUrl });
const faultsOf = (all: Channel) => faultsOfXml('podcast', writePodcast(feed(all)));

describe('the feed of a podcast', () => {
  it('says of each episode where its sound is, how long and of what kind', () => {
    const [item] = feed(channel([episode()])).items;
    expect(item).toMatchObject({
      id: 'tag:lapunk.example,2026:podcast-7',
      url: 'https://lapunk.example/belfold/2026/11/21/elso',
      image: 'https://lapunk.example/uploads/kep_show.jpg',
      sound: { url: 'https://lapunk.example/uploads/hang.mp3', bytes: 29_280_044, type: 'audio/mpeg' },
    });
    expect(writePodcast(feed(channel([episode()])))).toContain(
      '<enclosure url="https://lapunk.example/uploads/hang.mp3" length="29280044" type="audio/mpeg"/>',
    );
  });

  it('reports length 0 when unmeasured, derives the type from the extension, and omits unknown types', () => {
    const items = feed(
      channel([
        episode({ sourceUrl: 'https://audio.example/1.M4A?x=1#y', bytes: null, mediaType: null }),
        episode({ id: 8, sourceUrl: 'https://audio.example/2', mediaType: null }),
        episode({ id: 9, sourceUrl: 'https://audio.example/3', bytes: 5 }),
        episode({ id: 10, sourceUrl: 'javascript:alert(1).mp3' }),
      ]),
    ).items;
    expect(items.map(({ id, sound }) => [id.split('-').at(-1), sound.bytes, sound.type])).toEqual([
      ['7', 0, 'audio/x-m4a'],
      ['9', 5, 'audio/mpeg'],
    ]);
  });

  it("has its own cover, or its newest episode's, or its site's, where the assets are", () => {
    expect(feed(channel([episode()], { image: '/uploads/sajat.png' })).image).toBe(
      'https://lapunk.example/uploads/sajat_show.png',
    );
    expect(feed(channel([episode()]), 'https://assets.example').image).toBe('https://assets.example/kep_show.jpg');
    expect(feed(channel([episode({ image: null })])).image).toBe('https://lapunk.example/icons/main-show.png');
  });

  it('names an episode of the whole house with its podcast', () => {
    const all = channelOfSite({ name: 'lapunk' }, 'lapunk podcastok', 'Minden adás.', [episode()]);
    expect(feed(all)).toMatchObject({
      title: 'lapunk podcastok',
      author: 'lapunk',
      home: 'https://lapunk.example/',
      items: [{ title: 'Reggel: Első' }],
    });
  });

  it.each<[string, Channel]>([
    ['with all that can be told', channel([episode()], { explicit: true, serial: true, image: '/uploads/a.jpg' })],
    [
      'with as little as can be',
      channel([episode({ summary: '', duration: 0, image: null, articlePath: null, bytes: null })], {
        description: '',
        author: '',
        category: 'Hírek',
        path: null,
      }),
    ],
    ['without episodes', channel([])],
    ['in another category', channel([], { category: 'Society & Culture' })],
  ])('is as directories want it, %s', async (_, all) => {
    expect(await faultsOf(all)).toEqual([]);
  });

  it('is in a category that directories know', () => {
    const known =
      /<define name="category">(.*?)<\/define>/s.exec(
        readFileSync(join(import.meta.dirname, '../fixtures/podcast.rng'), 'utf8'),
      )?.[1] ?? '';
    expect([...known.matchAll(/<value>(.*?)<\/value>/g)].map(([, name = '']) => name.replace('&amp;', '&'))).toEqual([
      ...podcastCategories,
    ]);
    expect(feed(channel([], { category: 'Hírek' })).category).toBe('News');
  });

  it('is plain text to directories and programs, for any summary', () => {
    const summary = 'Tom & Jerry <3 <img src=x onerror=alert(1)> &lt;b&gt;';
    const xml = writePodcast(feed(channel([episode({ summary })], { description: summary })));
    expect(textsIn(xml, 'description').map(shownAsHtml)).toEqual([summary, summary]);
    expect(textsIn(xml, 'itunes:summary')).toEqual([summary, summary]);
  });

  it('is parsed with the data of the newsroom', () => {
    const text = fc
      .string({ unit: fc.constantFrom('<', '>', '&', '&amp;', ']]>', '"', 'ő', '🚒', ' ') })
      .map((signs) => `a${signs}z`);
    fc.assert(
      fc.property(text, text, text, fc.nat(), fc.boolean(), (name, title, summary, bytes, explicit) => {
        const written = feed(channel([episode({ title, summary, bytes })], { name, description: summary, explicit }));
        const [item] = written.items;
        const read = parseRssFeed(writePodcast(written));
        expect([read.title, shownAsHtml(read.description ?? '')]).toEqual([name, summary]);
        expect(read.itunes).toMatchObject({ author: 'Kiss Anna', image: written.image, explicit, summary });
        expect(read.podcast?.guid).toBe(written.guid);
        expect(read.items).toMatchObject([
          {
            title,
            guid: { value: item?.id, isPermaLink: false },
            enclosures: [{ url: item?.sound.url, length: bytes, type: 'audio/mpeg' }],
            itunes: { title, summary, duration: 1830 },
          },
        ]);
      }),
    );
  });

  it("tells the owner's address only where one is configured", () => {
    expect(writePodcast(feed(channel([])))).not.toContain('itunes:email');
    expect(writePodcast(podcastFeed(channel([]), { ...place, ownerEmail: 'hang@lapunk.example' }))).toContain(
      '<itunes:email>hang@lapunk.example</itunes:email>',
    );
  });

  it('would be found out: no length, an unknown kind, a date of another form, a cover that is no picture, no category', async () => {
    const good = writePodcast(feed(channel([episode()])));
    for (const [from, to] of [
      [/ length="\d+"/, ''],
      ['audio/mpeg', 'audio/ogg'],
      [/<pubDate>[^<]*/, '<pubDate>2026-11-18'],
      ['kep_show.jpg', 'kep'],
      ['"News"', '"Hírek"'],
      [/<guid.*?<\/guid>/, ''],
    ] as const) {
      expect(await faultsOfXml('podcast', good.replace(from, to)), String(from)).not.toEqual([]);
    }
  });

  it('stays valid with any title, summary or name', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(']]>', '</title>', '&amp;', '\u0000\u0008\ud800', '<!--', ' \u0000 ', 'á'.repeat(5_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 30, maxLength: 30 }),
        async (texts) => {
          const episodes = texts.map(([title, summary, slug], id) =>
            episode({
              id,
              title: `x${title}`,
              summary,
              sourceUrl: `/uploads/${encodeURIComponent(slug.toWellFormed())}.mp3`,
            }),
          );
          expect(
            await faultsOf(channel(episodes, { name: `x${texts[0]?.[0]}`, description: texts[0]?.[1] ?? '' })),
          ).toEqual([]);
        },
      ),
      { numRuns: 3, endOnFailure: true },
    );
  });
});

describe('the parts and the words of an episode', () => {
  it('are linked in its feed for podcast directories', async () => {
    const all = channel([episode({ hasChapters: true, hasTranscript: true })]);
    const xml = writePodcast(feed(all));
    expect(xml).toContain(
      '<podcast:chapters url="https://lapunk.example/rss/podcast/reggel/elso/chapters.json" type="application/json+chapters"/>',
    );
    expect(xml).toContain(
      '<podcast:transcript url="https://lapunk.example/rss/podcast/reggel/elso/transcript.vtt" type="text/vtt" language="hu"/>',
    );
    expect(await faultsOf(all)).toEqual([]);
    expect(writePodcast(feed(channel([episode()])))).not.toContain('podcast:transcript');
  });

  it('are JSON and WebVTT, with all format characters escaped', () => {
    expect(JSON.parse(writeChapters([{ at: 61.5, title: 'A "b" <c>' }]))).toEqual({
      version: '1.2.0',
      chapters: [{ startTime: 61.5, title: 'A "b" <c>' }],
    });
    const transcript = [
      { at: 0, speaker: 'Kiss > Anna', text: 'Első\n\nsor --> & <c>' },
      { at: 3661.5, speaker: '', text: 'Vége' },
    ];
    expect(writeTranscript({ transcript, duration: 3700 })).toBe(
      'WEBVTT\n\n00:00:00.000 --> 01:01:01.500\n<v Kiss &gt; Anna>Első sor --&gt; &amp; &lt;c&gt;\n\n01:01:01.500 --> 01:01:40.000\nVége\n',
    );
    expect(writeTranscript({ transcript: [], duration: 0 })).toBe('WEBVTT\n\n');
  });

  it('never end before they begin, for any duration', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(10_000)), fc.nat(10_000), (seconds, duration) => {
        const transcript = seconds.toSorted((one, other) => one - other).map((at) => ({ at, speaker: '', text: 'x' }));
        const times = [...writeTranscript({ transcript, duration }).matchAll(/^(\S+) --> (\S+)$/gm)];
        expect(times.length).toBe(seconds.length);
        for (const [, from = '', to = ''] of times) expect(to > from).toBe(true);
      }),
    );
  });
});

describe('the lasting name of a feed', () => {
  it("is that of the podcast namespace's own example", () => {
    expect(podcastGuid('podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
    expect(podcastGuid('https://podnews.net/rss/')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
  });
});
