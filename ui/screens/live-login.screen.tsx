import type { PageOf } from '#core/pages/page.ts';
import { DocumentPage } from '../service-pages/document-page.tsx';

/** Where staff sign in. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'live-login'> }) => (
  <DocumentPage content={content} frame={frame} />
);
