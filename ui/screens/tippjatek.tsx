import type { PageOf } from '#core/pages/page.ts';
import { DocumentPage } from '../service-pages/document-page.tsx';

/** The tipping game's page. */
export const TippjatekScreen = ({ page: { content, frame } }: { readonly page: PageOf<'tippjatek'> }) => <DocumentPage content={content} frame={frame} />;
