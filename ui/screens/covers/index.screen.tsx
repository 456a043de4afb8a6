import type { PageOf } from '#core/pages/page.ts';
import { FrontPage } from '../../editorial/fronts/front-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'index'> }) => (
  <FrontPage content={content} frame={frame} />
);
