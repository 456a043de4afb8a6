import type { PageOf } from '#core/pages/page.ts';
import { SearchPage } from '../editorial/search/search-page.tsx';

/** The archive and its search. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'archivum'> }) => (
  <SearchPage content={content} frame={frame} />
);
