import type { PageOf } from '#core/pages/page.ts';
import { StaffPage } from '../service-pages/staff-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'impress'> }) => (
  <StaffPage content={content} frame={frame} />
);
