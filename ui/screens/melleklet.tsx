import type { PageOf } from '#core/pages/page.ts';
import { ListPage } from '../lists/list-page.tsx';

/** A supplement: tabs over a list (spec §2.3). */
export const MellekletScreen = ({ page: { content, frame } }: { readonly page: PageOf<'melleklet'> }) => <ListPage content={content} frame={frame} />;
