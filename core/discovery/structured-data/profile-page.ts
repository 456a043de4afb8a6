import { imageVariant } from '../../media/images/image-variant.ts';
import type { Page } from '../../pages/page.ts';
import type { ListContent } from '../../pages/list/list-content.ts';
import { pageAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import { itemList } from './lists.ts';
import { publisherReference } from './publisher.ts';
import type { Thing } from './thing.ts';

/** Google: Profile page. */
export const profilePage = (page: Page, { header, list }: ListContent): Thing => {
  const { frame } = page;
  const address = pageAddress(page);
  return {
    '@type': 'ProfilePage',
    '@id': `${address}#page`,
    url: address,
    name: header.title,
    inLanguage: page.head.language,
    mainEntity: {
      '@type': 'Person',
      '@id': `${address}#person`,
      name: header.title,
      url: address,
      jobTitle: header.role || undefined,
      description: header.description || undefined,
      image:
        header.avatar === null
          ? undefined
          : publicAddress(frame.site, imageVariant(header.avatar, 'avatar', '4x', frame.common.assetsUrl)),
      worksFor: publisherReference(frame),
    },
    hasPart: itemList(frame, list.items),
  };
};
