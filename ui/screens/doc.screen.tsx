import type { PageOf } from '#core/pages/page.ts';
import { DocumentPage } from '../service-pages/document-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'doc'> }) => (
  <DocumentPage content={content} frame={frame} />
);
