import type { PageOf } from '#core/pages/page.ts';
import { DocumentPage } from '../service-pages/document-page.tsx';

/** The one per cent page. */
export const TaxScreen = ({ page: { content, frame } }: { readonly page: PageOf<'tax'> }) => <DocumentPage content={content} frame={frame} />;
