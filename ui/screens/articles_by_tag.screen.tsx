import type { PageOf } from '#core/pages/page.ts';
import { ListPage } from '../editorial/lists/list-page.tsx';

/** The list of a tag. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'articles_by_tag'> }) => (
  <ListPage content={content} frame={frame} />
);
