import type { PageOf } from '#core/pages/page.ts';
import { CoverPage } from '../../editorial/fronts/cover-page.tsx';

/** The cover of the economy site and its tabs. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'g7'> }) => (
  <CoverPage content={content} frame={frame} />
);
