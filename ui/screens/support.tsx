import type { PageOf } from '#core/pages/page.ts';
import { DocumentPage } from '../service-pages/document-page.tsx';

/** Readers' support and its steps. */
export const SupportScreen = ({ page: { content, frame } }: { readonly page: PageOf<'support'> }) => <DocumentPage content={content} frame={frame} />;
