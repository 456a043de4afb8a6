import { describe, expect, it } from 'vitest';
import type { LivePost, PublishedPost } from '../../editorial/articles/article.ts';
import { published } from '../../editorial/articles/published.fake.ts';
import { fakeNeeds, open, openAs } from '../../pages/page-needs.fake.ts';
import type { Page } from '../../pages/page.ts';
import { podcastEpisode } from './podcast-episode.ts';
import { structuredData } from './structured-data.ts';
import type { Thing } from './thing.ts';

const graphOf = (page: Page): readonly Thing[] => structuredData(page)?.['@graph'] as readonly Thing[];
const front = () => openAs('index', fakeNeeds(), '/');
const newsroom = { '@id': 'https://lapunk.example/#newsroom' };
const now = 1_760_000_000;
const told = '2025-10-09T10:53:20+02:00';

const livePage = (changes: { readonly live?: boolean; readonly posts?: readonly PublishedPost[] }) => async () => {
  const page = await openAs('liveblog_article', fakeNeeds(), '/belfold/2025/01/03/elo-arviz/elo');
  const { article, live } = page.content;
  return {
    ...page,
    content: {
      ...page.content,
      article: { ...article, live: changes.live ?? true, publishedAt: now - 3600, updatedAt: null },
      live: live && { ...live, pinned: [], posts: changes.posts ?? [] },
    },
  };
};
const post = (changes: Partial<LivePost>): PublishedPost =>
  published<LivePost>({
    ...({} as LivePost),
    id: 7,
    title: 'Elfogott buzgár',
    body: [{ tag: 'p', children: ['Sikerült.'] }],
    authors: [{ slug: 'kiss-anna', name: 'Kiss Anna', avatar: null, url: '/szerzo/kiss-anna' }],
    publishedAt: now,
    updatedAt: null,
    ...changes,
  });

describe('in the words of schema.org', () => {
  it('the newsroom has its logo, if configured', async () => {
    const page = await front();
    expect(structuredData(page)?.['@context']).toBe('https://schema.org');
    const withLogo = (shareLogo: string): Page => ({
      ...page,
      frame: { ...page.frame, site: { ...page.frame.site, shareLogo } },
    });
    expect(graphOf(withLogo('/share.png'))[0]).toEqual({
      '@type': 'NewsMediaOrganization',
      ...newsroom,
      name: 'lapunk',
      url: 'https://lapunk.example/',
      logo: { '@type': 'ImageObject', url: 'https://lapunk.example/share.png', width: 1200, height: 630 },
    });
    expect(graphOf(withLogo(''))[0]!['logo']).toBeUndefined();
  });

  it('the site is searched by its term', async () => {
    expect(graphOf(await front())[1]).toEqual({
      '@type': 'WebSite',
      '@id': 'https://lapunk.example/#site',
      name: 'lapunk',
      url: 'https://lapunk.example/',
      inLanguage: 'hu',
      publisher: newsroom,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://lapunk.example/archivum?term={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('a page has its title and subject, or the name of the site', async () => {
    const page = await openAs('doc', fakeNeeds(), '/dokumentum/adatvedelem');
    const facts = {
      '@type': 'WebPage',
      '@id': 'https://lapunk.example/dokumentum/adatvedelem#page',
      url: 'https://lapunk.example/dokumentum/adatvedelem',
      inLanguage: 'hu',
      publisher: newsroom,
    };
    expect(graphOf(page)[1]).toEqual({ ...facts, name: 'Adatvédelem', description: 'Mit őrzünk meg.' });
    expect(graphOf({ ...page, head: { ...page.head, title: '', description: '' } })[1]).toEqual({
      ...facts,
      name: 'lapunk',
      description: undefined,
    });
  });

  it.each(['/after', '/g7', '/karakter'])('the cover %s is a site and its collection', async (address) => {
    const types = graphOf((await open(fakeNeeds(), address)) as Page).map((thing) => thing['@type']);
    expect(types.slice(0, 3)).toEqual(['NewsMediaOrganization', 'WebSite', 'CollectionPage']);
  });

  it('an author has a role and a biography, if known', async () => {
    const page = await openAs('articles_by_author', fakeNeeds(), '/szerzo/kiss-anna');
    const person = (role: string, description: string) => {
      const { jobTitle, description: about } = graphOf({
        ...page,
        content: { ...page.content, header: { ...page.content.header, role, description } },
      })[1]!['mainEntity'] as Thing;
      return [jobTitle, about];
    };
    expect(person('újságíró', 'Folyókról ír.')).toEqual(['újságíró', 'Folyókról ír.']);
    expect(person('', '')).toEqual([undefined, undefined]);
  });

  it('an episode has its audio, duration and show; an invalid duration is omitted', async () => {
    const {
      frame,
      content: {
        episodes: [first],
      },
    } = await front();
    const episode = {
      ...first!,
      slug: 'e1',
      title: 'Első',
      sourceUrl: '/uploads/e1.mp3',
      image: '/uploads/e1.jpg',
      duration: 61.4,
      articlePath: '/belfold/2025/01/03/elso-hir',
    };
    expect(podcastEpisode(frame)(episode)).toEqual({
      '@type': 'PodcastEpisode',
      '@id': 'https://lapunk.example/#episode-e1',
      name: 'Első',
      url: 'https://lapunk.example/belfold/2025/01/03/elso-hir',
      image: expect.stringMatching(/^https:\/\/lapunk\.example\/uploads\/e1.*square.*4x/),
      timeRequired: 'PT61S',
      associatedMedia: {
        '@type': 'MediaObject',
        contentUrl: 'https://lapunk.example/uploads/e1.mp3',
        duration: 'PT61S',
      },
      partOfSeries: { '@type': 'PodcastSeries', name: 'Hídlap', webFeed: 'https://lapunk.example/rss/podcast/hidlap' },
    });
    for (const duration of [0, -1, Number.NaN, Infinity])
      expect(podcastEpisode(frame)({ ...episode, duration })['timeRequired']).toBeUndefined();
    expect(podcastEpisode(frame)({ ...episode, image: null, articlePath: null })).toMatchObject({
      url: undefined,
      image: undefined,
    });
    const page = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/03/elso-hir');
    expect(
      graphOf({ ...page, content: { ...page.content, episode: { ...episode, chapters: [], transcript: [] } } })[2]![
        '@type'
      ],
    ).toBe('PodcastEpisode');
  });
});

describe('a live blog', () => {
  it('covers its event until it is over, and was last changed with its newest post', async () => {
    const running = graphOf(await livePage({ posts: [post({ updatedAt: null })] })())[1];
    expect(running).toMatchObject({
      '@type': 'LiveBlogPosting',
      '@id': 'https://lapunk.example/belfold/2025/01/03/elo-arviz/elo#article',
      coverageStartTime: '2025-10-09T09:53:20+02:00',
      dateModified: told,
      coverageEndTime: undefined,
    });
    expect(
      graphOf(await livePage({ live: false, posts: [post({ publishedAt: now - 60, updatedAt: now })] })())[1],
    ).toMatchObject({ coverageEndTime: told });
    expect(graphOf(await livePage({ live: false })())[1]).toMatchObject({
      coverageEndTime: '2025-10-09T09:53:20+02:00',
      liveBlogUpdate: [],
    });
  });

  it('gives each post its own address, times, words and names', async () => {
    const [update] = graphOf(await livePage({ posts: [post({ updatedAt: now })] })())[1]![
      'liveBlogUpdate'
    ] as readonly Thing[];
    expect(update).toEqual({
      '@type': 'BlogPosting',
      headline: 'Elfogott buzgár',
      url: expect.stringMatching(/\/elo-arviz\/elo#bejegyzes-7$/),
      datePublished: told,
      dateModified: told,
      articleBody: 'Sikerült.',
      author: [{ '@type': 'Person', name: 'Kiss Anna', url: 'https://lapunk.example/szerzo/kiss-anna' }],
    });
    const [bare] = graphOf(await livePage({ posts: [post({ title: '', body: [], authors: [] })] })())[1]![
      'liveBlogUpdate'
    ] as readonly Thing[];
    expect(bare).toMatchObject({ headline: undefined, articleBody: undefined, author: [newsroom], dateModified: told });
  });

  it('is valid without its posts', async () => {
    const page = await livePage({})();
    expect(graphOf({ ...page, content: { ...page.content, live: null } })[1]).toMatchObject({
      '@type': 'LiveBlogPosting',
      liveBlogUpdate: [],
    });
  });
});
