import type { OriginSite } from '../database/schema/origin-site.ts';
import type { Block, Section } from './newsroom-content.ts';

const rhythm = ['grid', 'list', 'row'] as const;

export const firstFronts = (sites: readonly OriginSite[], sections: readonly Section[]): readonly Block[] =>
  sites.flatMap(({ role: site, pathPrefix }) => {
    const block = { site, place: 'news', title: '', path: null } as const;
    const newest = { of: 'site' } as const;
    return [
      { ...block, position: 1, layout: 'lead', shelf: newest, size: 3 },
      { ...block, position: 2, layout: 'row', shelf: newest, size: 3 },
      ...sections
        .filter((section) => section.site === site)
        .map(({ slug, name }, at): Block => ({
          ...block,
          position: at + 3,
          layout: rhythm[at % rhythm.length] ?? 'row',
          title: name,
          path: `${pathPrefix}/rovat/${slug}`,
          shelf: { of: 'section', value: slug },
          size: 4,
        })),
    ];
  });
