import type { PageOf } from '#core/pages/page.ts';
import { SupplementPage } from '../editorial/supplements/supplement-page.tsx';

/** Supplement (spec §2.3). */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'melleklet'> }) => (
  <SupplementPage content={content} frame={frame} />
);
