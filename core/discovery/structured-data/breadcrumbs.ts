import type { Page } from '../../pages/page.ts';
import { frontAddress, pageAddress } from '../../pages/building/public-addresses.ts';
import type { Thing } from './thing.ts';

export interface Crumb {
  readonly name: string;
  readonly address: string;
}

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
