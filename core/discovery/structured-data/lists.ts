import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { Page } from '../../pages/page.ts';
import type { Frame } from '../../pages/page-frame.ts';
import { pageAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import { publisherReference } from './publisher.ts';
import type { Thing } from './thing.ts';

export const itemList = (frame: Frame, items: readonly PublishedCard[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ path, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: path === null ? undefined : publicAddress(frame.site, path),
  })),
});

const pageFacts = (page: Page): Thing => ({
  '@id': `${pageAddress(page)}#page`,
  url: pageAddress(page),
  name: page.head.title || page.frame.site.name,
  description: page.head.description || undefined,
  inLanguage: page.head.language,
  publisher: publisherReference(page.frame),
});

export const collectionPage = (page: Page, items: readonly PublishedCard[]): Thing => ({
  '@type': 'CollectionPage',
  ...pageFacts(page),
  mainEntity: itemList(page.frame, items),
});

export const plainPage = (page: Page): Thing => ({ '@type': 'WebPage', ...pageFacts(page) });
