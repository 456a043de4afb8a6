import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';

interface Props {
  readonly frame: Frame;
  /** What the line's partner is framed by after consent (spec §7.6). */
  readonly avCode: string;
}

/**
 * The labelled line under an article that sells one; the publication's own, until a network is configured and the
 * reader has agreed to it (R26). What an article sells is in its copy only where it can be shown.
 */
export const SponsoredLine = ({ frame, avCode }: Props) => {
  const path = supportPath(frame);
  const { asksConsent } = frame.site;
  return (
    <div className="sponsored" data-av={asksConsent ? avCode : undefined}>
      <p className="sponsored__line">
        <span className="ad__label">{adMessages.label}</span>
        {path === null ? adMessages.houseLine : <a href={path}>{adMessages.houseLine}</a>}
      </p>
      {asksConsent && (
        <div className="slot" suppressHydrationWarning>
          {''}
        </div>
      )}
    </div>
  );
};
