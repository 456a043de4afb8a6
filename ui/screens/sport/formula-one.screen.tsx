import type { PageOf } from '#core/pages/page.ts';
import { FormulaOnePage } from '../../sport/formula-one/formula-one-page.tsx';

/** Formula 1 at a section's URL (R5). */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'articles_by_mstag'> }) =>
  'sport' in content && content.sport === 'formula-one' && <FormulaOnePage content={content} frame={frame} />;
