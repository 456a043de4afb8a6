import { errorMessages } from '../../messages/errors.ts';
import type { Problem } from './problem.ts';
import { shownPath } from './shown-path.ts';
import { WaysOn } from './ways-on.tsx';

const wordsFor = (status: number): { readonly lead: string; readonly description: string } => {
  if (status === 404) return errorMessages.notFound;
  if (status === 410) return errorMessages.expiredLink;
  if (status === 502) return errorMessages.noDraft;
  return status === 429 ? errorMessages.tooMany : errorMessages.other;
};

/** Spec §2.8. */
export const ErrorPage = ({ problem: { status, site, frame, path } }: { readonly problem: Problem }) => {
  const words = wordsFor(status);
  return (
    <div className="error wrap">
      <p className="error__status" aria-hidden="true">
        {status}
      </p>
      <h1 className="error__lead">{words.lead}</h1>
      <p className="error__text">{words.description}</p>
      <p className="error__acts">
        {status >= 500 && (
          <a className="button" href="">
            {errorMessages.again}
          </a>
        )}
        <a className={status >= 500 ? 'button button--quiet' : 'button'} href={site.pathPrefix || '/'}>
          {errorMessages.home}
        </a>
      </p>
      {status === 404 && frame && <WaysOn frame={frame} path={path} />}
      {status === 404 && <p className="error__path">{shownPath(path)}</p>}
    </div>
  );
};
