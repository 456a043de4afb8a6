import { z } from 'zod';
import { addressesOfArticles, articleAddresses } from '../content/old-addresses/article-addresses.ts';
import { changedSlugs } from '../content/old-addresses/changed-slugs.ts';
import { listAddresses } from '../content/old-addresses/list-addresses.ts';
import type { DomainContent } from '../content/old-addresses/living-pages.ts';
import type { OldEntry } from '../content/old-addresses/article-addresses.ts';
import type { ApiContext, Ask, Call } from './context/api-context.ts';
import { readParameters } from './context/parameters.ts';

const perPage = 5_000;
const whole = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);

const asking = z.object({
  from: z.string().max(2_000, 'must be at most 2,000 characters').default(''),
  after: whole.optional(),
  epoch: z.string().max(100, 'must be at most 100 characters').default(''),
  at: whole.default(0),
});

const contentOf = ({ db, sites, now }: ApiContext, { site }: Ask): DomainContent => ({
  db,
  sites,
  now: now(),
  domain: site.role === 'sister' ? 'sister' : 'main',
});

const pairs = (entries: readonly OldEntry[]): readonly (readonly [from: string, to: string])[] =>
  entries.map(({ from, to }) => [from, to]);

/** Old addresses of articles: all of them in pages, or those of the articles that changed after an edit. */
export const oldAddresses: Call = {
  path: '/api/old-addresses',
  answer: async (context, ask) => {
    const { from, after, epoch, at } = readParameters(asking, ask.query);
    const known = await context.edits.catchUp();
    const content = contentOf(context, ask);
    const slugs =
      after === undefined ? null : await changedSlugs(context.db, { epoch, number: after, at }, known, content.now);
    const { items, next } =
      slugs === null
        ? await articleAddresses(content, from, perPage)
        : { items: await addressesOfArticles(content, slugs), next: null };
    const publication = await context.nextPublication();
    return {
      epoch: known.epoch,
      number: known.number,
      at: content.now,
      slugs,
      items: pairs(items),
      next,
      publication: publication === null ? null : Math.max(0, publication - content.now),
    };
  },
};

/** Old addresses of lists, fixed pages, renamed and merged labels. */
export const oldListAddresses: Call = {
  path: '/api/old-addresses/lists',
  answer: async (context, ask) => {
    const content = contentOf(context, ask);
    const { lists, shapes } = await context.keep(`old-addresses/${content.domain}`, () => listAddresses(content));
    return { lists: pairs(lists), shapes: pairs(shapes) };
  },
};
