import type { Page } from '../../pages/page.ts';
import { frontAddress, pageAddress } from '../../pages/building/public-addresses.ts';
import type { Thing } from './thing.ts';

export interface Crumb {
  readonly name: string;
  /** Absolute. */
  readonly address: string;
}

/** The way from the site's front to a page, its section between them. */
export const breadcrumbs = (page: Page, between: readonly Crumb[] = []): Thing => {
  const { frame, head } = page;
  const crumbs = [
    { name: frame.site.name, address: frontAddress(frame) },
    ...between,
    { name: head.title, address: pageAddress(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address,
    })),
  };
};
