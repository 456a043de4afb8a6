import type { Frame } from '#core/pages/page.ts';
import { supportPath } from '../addresses/support-path.ts';
import { articleCopy } from '../copy/articles.ts';

/** Where the free part of an article ends, and how to read on. */
export const GateBox = ({ frame }: { readonly frame: Frame }) => {
  const path = supportPath(frame);
  return (
    <section className="gated" aria-labelledby="gated-title">
      <h2 className="gated__title" id="gated-title">{articleCopy.gatedTitle}</h2>
      <p className="gated__text">{articleCopy.gatedText}</p>
      {path !== null && <a className="button" href={path}>{articleCopy.gatedLink}</a>}
    </section>
  );
};
