import type { PageOf } from '#core/pages/page.ts';
import { CoverPage } from '../../editorial/fronts/cover-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'karakter'> }) => (
  <CoverPage content={content} frame={frame} />
);
