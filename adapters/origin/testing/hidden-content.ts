import type { Article } from '../content/article.ts';
import type { NewsroomContent } from '../content/newsroom-content.ts';
import { now, smallContent } from './small-content.ts';

export const minute = now + 600;
const hour = 3600;

export const canary = {
  article: 'kanarijovo',
  post: 'kanariposzt',
  blog: 'kanarielo',
  episode: 'kanariadas',
  tag: 'kanaricimke',
  author: 'kanariszerzo',
  inactive: 'kanarirejtett',
  closed: 'kanarizart',
  show: 'kanarimusor',
} as const;

export const scheduledCanaries: readonly string[] = [
  canary.article,
  canary.post,
  canary.blog,
  canary.episode,
  canary.tag,
  canary.author,
  canary.show,
];
export const closedCanaries: readonly string[] = [canary.inactive, canary.closed];

const telling = (slug: string, word: string, more: Partial<Article>): Article => ({
  site: 'main',
  type: 'article',
  slug,
  title: `Cím ${word}`,
  lead: `Bevezető ${word}`,
  pages: [`<p>Szöveg ${word}</p>`, `<p>Második oldal ${word}</p>`],
  publishedAt: now - hour,
  section: 'sport',
  tags: ['Árvíz'],
  authors: ['kiss-anna'],
  flags: ['legfontosabb', 'kedvenc', 'pr'],
  subtitle: word,
  recommender: word,
  contentHighlight: word,
  ogDescription: word,
  searchTitle: word,
  cover: { path: '/uploads/kep.jpg', caption: word, credit: word },
  contributors: [{ role: 'fotó', name: word }],
  corrections: [{ at: now - hour, reason: word, wordings: { before: word, after: word } }],
  facebookEngagement: 4711,
  mirroring: ['sister', 'g7'],
  ...more,
});

const hidden: readonly Article[] = [
  telling('rejtely-jovo', canary.article, {
    publishedAt: minute,
    tags: ['Árvíz', `Téma ${canary.tag}`],
    authors: ['kiss-anna', 'uj-szerzo'],
    flags: ['legfontosabb', 'kedvenc', 'pr', 'live'],
  }),
  telling('rejtely-hosszu', canary.article, { type: 'longform', publishedAt: minute, english: true, section: null }),
  telling('rejtely-elo', canary.blog, {
    type: 'liveblog',
    publishedAt: minute,
    flags: ['legfontosabb'],
    posts: [{ slug: 'rejtely-elo-1', title: canary.blog, html: `<p>${canary.blog}</p>`, publishedAt: now - hour }],
  }),
  telling('rejtely-ki', canary.inactive, {
    active: false,
    alsoIn: ['rejtett-rovat'],
    tags: ['Árvíz', `Téma ${canary.inactive}`],
    authors: ['kiss-anna', 'rejtett-szerzo'],
  }),
  telling('rejtely-ki-elo', canary.inactive, {
    type: 'liveblog',
    active: false,
    posts: [
      { slug: 'rejtely-ki-elo-1', title: canary.inactive, html: `<p>${canary.inactive}</p>`, publishedAt: now - hour },
    ],
  }),
  telling('rejtely-zart', canary.closed, { section: 'regi' }),
];

const seen: readonly Article[] = [
  {
    site: 'main',
    type: 'liveblog',
    slug: 'nyilt-elo',
    title: 'Nyílt',
    lead: '',
    pages: ['<p>Nyílt.</p>'],
    publishedAt: now - 2 * hour,
    section: 'belfold',
    authors: ['kiss-anna'],
    posts: [
      { slug: 'rejtely-poszt', title: `Poszt ${canary.post}`, html: `<p>${canary.post}</p>`, publishedAt: minute },
      { slug: 'rejtely-tuzott', title: canary.post, html: `<p>${canary.post}</p>`, publishedAt: minute, pinned: true },
      { slug: 'nyilt-elo-1', title: 'Kint van', html: '<p>Kint.</p>', publishedAt: now - hour },
    ],
  },
  {
    site: 'main',
    type: 'article',
    slug: 'nyilt',
    title: 'Nyílt cikk',
    lead: '',
    pages: ['<p>Nyílt.</p>'],
    publishedAt: now - 2 * hour,
    section: 'belfold',
    subArticles: ['rejtely-jovo', 'rejtely-ki', 'rejtely-zart'],
    flags: ['podcast'],
  },
];

const episode = { image: null, duration: 60 };

export const hiddenContent: NewsroomContent = {
  ...smallContent,
  sections: [
    ...(smallContent.sections ?? []),
    { site: 'main', slug: 'rejtett-rovat', name: `Rovat ${canary.inactive}` },
  ],
  authors: [
    ...(smallContent.authors ?? []),
    { slug: 'uj-szerzo', name: `Új ${canary.author}`, title: canary.author, avatar: null },
    { slug: 'rejtett-szerzo', name: `Új ${canary.inactive}`, title: canary.inactive, avatar: null },
  ],
  articles: [...(smallContent.articles ?? []), ...hidden, ...seen],
  blocks: [
    ...(smallContent.blocks ?? []),
    {
      site: 'main',
      place: 'news',
      position: 5,
      layout: 'row',
      title: 'Kézzel',
      path: null,
      picks: ['rejtely-jovo', 'rejtely-ki', 'rejtely-zart', 'rejtely-elo', 'nyilt'],
      size: 6,
    },
    {
      site: 'main',
      place: 'auto-3',
      position: 1,
      layout: 'row',
      title: 'Kézzel',
      path: null,
      picks: ['rejtely-jovo', 'nyilt'],
      size: 6,
    },
    {
      site: 'g7',
      place: 'boxes',
      position: 1,
      layout: 'strip',
      title: 'Minden',
      path: null,
      shelf: { of: 'newest' },
      size: 9,
    },
  ],
  podcasts: [
    ...(smallContent.podcasts ?? []),
    {
      slug: 'adasok',
      name: 'Adások',
      page: '/cimke/adasok',
      episodes: [
        {
          ...episode,
          slug: 'rejtely-adas',
          title: canary.episode,
          sourceUrl: `/uploads/${canary.episode}.mp3`,
          publishedAt: minute,
          article: 'nyilt',
        },
        {
          ...episode,
          slug: 'adas-jovorol',
          title: 'Jövő',
          sourceUrl: '/uploads/a.mp3',
          publishedAt: now - hour,
          article: 'rejtely-jovo',
        },
        {
          ...episode,
          slug: 'adas-rejtettrol',
          title: 'Rejtett',
          sourceUrl: '/uploads/b.mp3',
          publishedAt: now - hour,
          article: 'rejtely-ki',
        },
        {
          ...episode,
          slug: 'adas-zartrol',
          title: 'Zárt',
          sourceUrl: '/uploads/c.mp3',
          publishedAt: now - hour,
          article: 'rejtely-zart',
        },
      ],
    },
    {
      slug: 'rejtely-musor',
      name: canary.show,
      page: '/cimke/musor',
      site: 'g7',
      episodes: [
        { ...episode, slug: 'elso-adas', title: canary.show, sourceUrl: '/uploads/d.mp3', publishedAt: minute },
      ],
    },
  ],
};
