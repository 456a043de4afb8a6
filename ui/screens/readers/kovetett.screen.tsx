import type { PageOf } from '#core/pages/page.ts';
import { FollowedPage } from '../../readers/followed/followed-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'kovetett'> }) => (
  <FollowedPage content={content} frame={frame} />
);
