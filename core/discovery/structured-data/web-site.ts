import type { Frame } from '../../pages/page-frame.ts';
import { frontAddress } from '../../pages/building/public-addresses.ts';
import { publisherReference } from './publisher.ts';
import type { Thing } from './thing.ts';

/** Includes the archive's search (spec §2.5). */
export const webSite = (frame: Frame): Thing => ({
  '@type': 'WebSite',
  '@id': `${frontAddress(frame)}#site`,
  name: frame.site.name,
  url: frontAddress(frame),
  inLanguage: 'hu',
  publisher: publisherReference(frame),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${frame.site.origin}${frame.site.pathPrefix}/archivum?term={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
