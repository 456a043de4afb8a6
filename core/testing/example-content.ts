import type { ArticleFixture, ContentFixture } from './content-fixture.ts';
import { newYear } from './contract-articles.ts';
import { contractContent } from './contract-content.ts';

const article = (
  own: Pick<ArticleFixture, 'site' | 'slug' | 'section' | 'title'> & Partial<ArticleFixture>,
): ArticleFixture => ({
  type: 'article',
  lead: 'Rövid bevezető.',
  pages: ['<p>Ennyi történt.</p>'],
  publishedAt: newYear,
  ...own,
});

/** The contract content plus what the page examples refer to. Extend it for the examples of a new page. */
export const exampleContent: ContentFixture = {
  ...contractContent,
  sections: [
    ...contractContent.sections,
    { site: 'main', slug: 'eb-2024', name: 'Eb 2024' },
    { site: 'main', slug: 'szepkilatas', name: 'Szép kilátás' },
    { site: 'g7', slug: 'kozelet', name: 'Közélet' },
    { site: 'g7', slug: 'podcast', name: 'Podcast' },
  ],
  articles: [
    ...contractContent.articles,
    article({ site: 'main', slug: 'dontetlen', section: 'eb-2024', title: 'Döntetlen a nyitányon' }),
    article({ site: 'main', slug: 'gerinc', section: 'szepkilatas', title: 'Végig a gerincen', tags: ['Könnyű túra'] }),
    article({ site: 'g7', slug: 'hivatal', section: 'kozelet', title: 'Kié a híd' }),
    article({ site: 'g7', slug: 'adas', section: 'podcast', title: 'Az első pengő' }),
  ],
  supplementData: [
    ...(contractContent.supplementData ?? []),
    {
      supplement: 'valasztas-2024',
      path: 'adatok',
      blocks: [
        {
          type: 'shares',
          title: 'Részvétel',
          note: '',
          rows: [{ name: 'Szavazott', colour: 1, votes: 10, percent: 100, seats: null }],
        },
      ],
    },
  ],
  settings: contractContent.settings.map((one) => ({
    ...one,
    componentSetup: { ...one.componentSetup, donations: '0' },
  })),
};
