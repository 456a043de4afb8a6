import type { PageOf } from '#core/pages/page.ts';
import { RatesPage } from '../service-pages/rates-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'exchange'> }) => (
  <RatesPage content={content} frame={frame} />
);
