import type { Recipe } from './recipe.ts';

export const page: Recipe = {
  what: 'a page',
  steps: [
    {
      file: 'core/pages/titles/card.ts',
      create: `import type { PageCard } from '../page-card.ts';

export const titlesCard = { pattern: '/cimek', kind: 'bare', examples: ['/cimek'] } as const satisfies PageCard;
`,
    },
    {
      file: 'core/pages/titles/open-titles.ts',
      create: `import type { PublishedCard } from '../../articles/article.ts';
import { headOf } from '../head.ts';
import { insteadOfFailure } from '../instead-of-failure.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../own-path.ts';
import type { UseCase } from '../use-case.ts';

/** A reader opens the newest articles by their titles. */
export const openTitles = (needs: Pick<PageNeeds, 'articles' | 'linkTo'>): UseCase<{ readonly cards: readonly PublishedCard[] }> => (request) =>
  needs.articles.latest(request.site.slug, {}).mapErr(insteadOfFailure).map((cards) => ({ content: { cards }, head: headOf({ title: request.site.name, canonical: ownPath(needs, request) }) }));
`,
    },
    {
      file: 'core/pages/pages.ts',
      insert: [
        {
          before: "import type { UseCase } from './use-case.ts';\n",
          text: "import { titlesCard } from './titles/card.ts';\n",
        },
        {
          after: 'const all = {\n',
          text: "  titles: { ...titlesCard, open: async () => (await import('./titles/open-titles.ts')).openTitles },\n",
        },
      ],
    },
    {
      file: 'ui/screens/titles.screen.tsx',
      create: `import type { PageOf } from '#core/pages/page.ts';

/** The newest articles by their titles. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'titles'> }) => (
  <>
    <h1>{frame.site.name}</h1>
    <ul>{content.cards.map(({ id, title, path }) => <li key={id}><a href={path ?? undefined}>{title}</a></li>)}</ul>
  </>
);
`,
    },
  ],
  forTests: [
    {
      file: 'ui/screens/pages.fixtures.ts',
      insert: [{ after: '  index: frontOf(),', text: ' titles: { cards: cards(3) },' }],
    },
    {
      file: 'tools/browser-tests/site/every-address.ts',
      insert: [{ after: '  index: onDomains(),\n', text: '  titles: onDomains(),\n' }],
    },
  ],
  max: 4,
};
