import type { PageOf } from '#core/pages/page.ts';
import { serviceMessages } from '../messages/service-pages.ts';
import { CopyFigure } from '../service-pages/copy-figure.tsx';
import { DocumentPage } from '../service-pages/document-page.tsx';
import { taxNumberIn } from '../service-pages/tax-number-in.ts';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'tax'> }) => {
  const number = taxNumberIn(content.document.body);
  return (
    <DocumentPage
      content={content}
      frame={frame}
      opening={number !== null && <CopyFigure label={serviceMessages.taxNumber} figure={number} />}
    />
  );
};
