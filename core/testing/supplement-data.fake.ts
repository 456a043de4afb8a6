import type { Newsroom } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';
import type { SupplementData } from '../ports/supplement-data.ts';

export const fakeSupplementData = ({ content, roleOf, now }: Newsroom): SupplementData => ({
  data: (site, supplement, path) =>
    found(
      roleOf(site) === 'sister'
        ? undefined
        : content.supplementData?.find((one) => one.supplement === supplement && one.path === path)?.blocks,
    ).map((blocks) => ({ value: { count: null, blocks, held: [] }, observedAt: now })),
});
