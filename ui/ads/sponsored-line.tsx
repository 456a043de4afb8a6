import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adCopy } from '../messages/ads.ts';

/** The labelled line under an article that sells one; the house's own, until a network is configured and the reader has agreed to it (R26). */
export const SponsoredLine = ({ frame }: { readonly frame: Frame }) => {
  const path = supportPath(frame);
  return (
    <p className="sponsored">
      <span className="ad__label">{adCopy.label}</span>
      {path === null ? adCopy.houseLine : <a href={path}>{adCopy.houseLine}</a>}
    </p>
  );
};
