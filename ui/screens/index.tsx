import type { PageOf } from '#core/pages/page.ts';
import { FrontPage } from '../fronts/front-page.tsx';

/** The front page. */
export const IndexScreen = ({ page: { content, frame } }: { readonly page: PageOf<'index'> }) => <FrontPage content={content} frame={frame} />;
