import type { Article } from '#core/editorial/articles/article.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { profilePath, signInPath } from '../../addresses/access-paths.ts';
import { supportPath } from '../../addresses/support-path.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { passMessages } from '../../messages/readers/passes.ts';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

const pageAddress = (path: string, { page }: Article): string => (page > 1 ? `${path}?oldal=${page}` : path);

export const GateBox = ({ content: { article, path }, frame }: Props) => {
  if (article.gated) return <Gate frame={frame} back={pageAddress(path, article)} />;
  const profile = profilePath(frame);
  return article.opened && profile !== null ? (
    <p className="opened" lang="hu">
      {passMessages.opened}{' '}
      <a className="opened__link" href={profile}>
        {passMessages.profile}
      </a>
    </p>
  ) : null;
};

const Gate = ({ frame, back }: { readonly frame: Frame; readonly back: string }) => {
  const [support, signIn] = [supportPath(frame), signInPath(frame, back)];
  return (
    <section className="gated" aria-labelledby="gated-title" lang="hu">
      <h2 className="gated__title" id="gated-title">
        {articleMessages.gatedTitle}
      </h2>
      <p className="gated__text">{articleMessages.gatedText}</p>
      {support !== null && (
        <a className="button" href={support}>
          {articleMessages.gatedLink}
        </a>
      )}
      {signIn !== null && (
        <p className="gated__access">
          {passMessages.haveAccess}{' '}
          <a className="gated__sign-in" href={signIn} rel="nofollow">
            {passMessages.signIn}
          </a>
        </p>
      )}
    </section>
  );
};
