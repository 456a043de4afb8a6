import type { PageOf } from '#core/pages/page.ts';
import { supportStep } from '#core/services/service-pages/support-step.ts';
import { ReaderPage } from '../../readers/accounts/reader-page.tsx';
import { DocumentPage } from '../../service-pages/document-page.tsx';

const inviting = ['start', 'success'];

export const PageScreen = ({ page: { route, content, frame } }: { readonly page: PageOf<'support'> }) =>
  content.step === null ? (
    <DocumentPage
      content={content}
      frame={frame}
      look={inviting.includes(supportStep(route.params.slug) ?? '') ? 'broad' : 'plain'}
    />
  ) : (
    <ReaderPage step={content.step} frame={frame} />
  );
