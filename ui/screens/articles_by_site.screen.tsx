import type { PageOf } from '#core/pages/page.ts';
import { CoverPage } from '../editorial/fronts/cover-page.tsx';

/** Everything a prefix site has, as its cover shows it. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'articles_by_site'> }) => (
  <CoverPage content={content} frame={frame} />
);
