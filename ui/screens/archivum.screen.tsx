import type { PageOf } from '#core/pages/page.ts';
import { SearchPage } from '../editorial/search/search-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'archivum'> }) => (
  <SearchPage content={content} frame={frame} />
);
