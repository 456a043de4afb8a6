import type { PageOf } from '#core/pages/page.ts';
import { supportStep } from '#core/services/service-pages/support-step.ts';
import { serviceMessages } from '../../messages/service-pages.ts';
import { ReaderPage } from '../../readers/accounts/reader-page.tsx';
import { accountIn } from '../../service-pages/account-in.ts';
import { CopyFigure } from '../../service-pages/copy-figure.tsx';
import { DocumentPage } from '../../service-pages/document-page.tsx';

const inviting = ['start', 'success'];

const WayToGive = ({ number, section }: NonNullable<ReturnType<typeof accountIn>>) => (
  <section className="giving" aria-labelledby="utalas">
    <h2 className="giving__title" id="utalas">
      {serviceMessages.howToGive}
    </h2>
    <CopyFigure label={serviceMessages.account} figure={number} />
    {section !== null && (
      <p className="giving__more">
        <a href={`#${section}`}>{serviceMessages.allToGive}</a>
      </p>
    )}
  </section>
);

export const PageScreen = ({ page: { route, content, frame } }: { readonly page: PageOf<'support'> }) => {
  if (content.step !== null) return <ReaderPage step={content.step} frame={frame} />;
  const step = supportStep(route.params.slug) ?? '';
  const account = step === 'start' ? accountIn(content.document.body) : null;
  return (
    <DocumentPage
      content={content}
      frame={frame}
      look={inviting.includes(step) ? 'broad' : 'plain'}
      opening={account && <WayToGive {...account} />}
    />
  );
};
