import type { PageOf } from '#core/pages/page.ts';
import { ListPage } from '../editorial/lists/list-page.tsx';

/** The list of a section; one that is a page of results has a screen of its own (`screenOf`). */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'articles_by_mstag'> }) =>
  'list' in content && <ListPage content={content} frame={frame} />;
