import type { PageOf } from '#core/pages/page.ts';
import { supportStep } from '#core/service-pages/support-step.ts';
import { DocumentPage } from '../service-pages/document-page.tsx';
import { readerAccess, SignedOut } from '../service-pages/reader-access.tsx';

const inviting = ['start', 'success'];

/** Readers' support and its steps. */
export const PageScreen = ({ page: { route, content, frame } }: { readonly page: PageOf<'support'> }) =>
  readerAccess(content, frame) ?? (
    <DocumentPage
      content={content}
      frame={frame}
      look={inviting.includes(supportStep(route.params.slug) ?? '') ? 'broad' : 'plain'}
      opening={content.step.kind === 'signed-out' ? <SignedOut frame={frame} /> : undefined}
    />
  );
