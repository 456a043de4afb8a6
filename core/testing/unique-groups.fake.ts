import { okAsync } from 'neverthrow';
import type { Quote, Unique } from '../editorial/front-page/unique.ts';
import type { UniqueGroups } from '../ports/unique-groups.ts';
import { bodyOf, type Newsroom } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';

const uniqueOf = ({ slug, content }: { readonly slug: string; readonly content: string }): Unique =>
  content.startsWith('[')
    ? { slug, kind: 'quotes', quotes: JSON.parse(content) as readonly Quote[] }
    : { slug, kind: 'text', body: bodyOf(content) };

export const fakeUniqueGroups = ({ content }: Newsroom): UniqueGroups => ({
  group: (_, id) =>
    found(content.uniqueGroups?.find((one) => one.id === id)).map(({ uniques }) => uniques.map(uniqueOf)),
  bySlugs: (_, slugs) =>
    okAsync(
      [...new Set(slugs)].flatMap((slug) =>
        (content.uniqueGroups ?? [])
          .filter((one) => one.slug === slug)
          .map(({ uniques }) => ({ slug, items: uniques.map(uniqueOf) })),
      ),
    ),
});
