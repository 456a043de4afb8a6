import { frameMessages } from '../messages/frame.ts';
import { Footer } from '../frame/footer.tsx';
import { Masthead } from '../frame/masthead.tsx';
import { SiteMark } from '../icons/site-mark.tsx';
import { ErrorPage } from './error-page.tsx';
import type { Problem } from './problem.ts';

/** The error page in the site's frame, or under the bare wordmark when the frame itself could not be loaded. */
export const ErrorApp = ({ problem }: { readonly problem: Problem }) => {
  const { frame } = problem;
  const main = (
    <main className="main" id="tartalom" tabIndex={-1}>
      <ErrorPage problem={problem} />
    </main>
  );
  if (frame?.app) return main;
  return (
    <div className="page">
      {frame ? <Masthead frame={frame} /> : <BareMasthead problem={problem} />}
      {main}
      {frame && <Footer frame={frame} />}
    </div>
  );
};

const BareMasthead = ({ problem: { site } }: { readonly problem: Problem }) => (
  <header className="masthead" lang="hu">
    <div className="masthead__row">
      <a className="wordmark" href={site.pathPrefix || '/'} aria-label={frameMessages.home(site.name)}>
        <span className="wordmark__name">{site.name}</span>
        <SiteMark role={site.role} />
      </a>
    </div>
  </header>
);
