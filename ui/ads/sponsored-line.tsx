import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';

/**
 * The labelled line under an article that sells one; the publication's own, until a network is configured and the
 * reader
 * has agreed to it (R26).
 */
export const SponsoredLine = ({ frame }: { readonly frame: Frame }) => {
  const path = supportPath(frame);
  return (
    <p className="sponsored">
      <span className="ad__label">{adMessages.label}</span>
      {path === null ? adMessages.houseLine : <a href={path}>{adMessages.houseLine}</a>}
    </p>
  );
};
