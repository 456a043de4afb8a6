import type { ReactNode } from 'react';
import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import { SiteMark } from '../icons/site-mark.tsx';
import { frameMessages } from '../messages/frame.ts';
import { Footer } from './footer.tsx';
import { Masthead } from './masthead.tsx';

interface Props {
  readonly site: SiteSummary;
  /** Null when the common data could not be loaded. */
  readonly frame: Frame | null;
  readonly children: ReactNode;
}

export const Around = ({ site, frame, children }: Props) => {
  const main = (
    <main className="main" id="tartalom" tabIndex={-1}>
      {children}
    </main>
  );
  if (frame?.app) return main;
  return (
    <div className="page">
      {frame ? <Masthead frame={frame} /> : <BareMasthead site={site} />}
      {main}
      {frame && <Footer frame={frame} />}
    </div>
  );
};

const BareMasthead = ({ site }: Pick<Props, 'site'>) => (
  <header className="masthead" lang="hu">
    <div className="masthead__row">
      <a className="wordmark" href={site.pathPrefix || '/'} aria-label={frameMessages.home(site.name)}>
        <span className="wordmark__name">{site.name}</span>
        <SiteMark role={site.role} />
      </a>
    </div>
  </header>
);
