import type { PageOf } from '#core/pages/page.ts';
import { ListPage } from '../editorial/lists/list-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'javitasok'> }) => (
  <ListPage content={content} frame={frame} even />
);
