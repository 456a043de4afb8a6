import type { PageOf } from '#core/pages/page.ts';
import { ListPage } from '../editorial/lists/list-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'articles_by_mstag'> }) =>
  'list' in content && <ListPage content={content} frame={frame} />;
