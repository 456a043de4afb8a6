import type { PageOf } from '#core/pages/page.ts';
import { FootballPage } from '../../sport/football/football-page.tsx';

/** Football results at a section's URL (R5). */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'articles_by_mstag'> }) =>
  'sport' in content && content.sport === 'football' && <FootballPage content={content} frame={frame} />;
