import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';
import { langOf } from '../messages/language.ts';

interface Props {
  readonly frame: Frame;
  /** Framed after consent; otherwise the page's own line shows (spec §7.6). */
  readonly avCode?: string;
}

/**
 * The partner's words or our own; framed when configured and consented (R26). The avCode is rendered only when it can
 * be used.
 */
export const SponsoredLine = ({ frame, avCode = '' }: Props) => {
  const { asksConsent } = frame.site;
  const line = avCode === '' ? frame.line : null;
  const href = line === null ? supportPath(frame) : line.ctLink;
  const words = line === null ? adMessages.houseLine : line.description;
  const lang = line === null ? undefined : langOf(false);
  return (
    <div
      className={line?.cssClass ? `sponsored sponsored--${line.cssClass}` : 'sponsored'}
      data-av={(asksConsent && (line?.avCode ?? avCode)) || undefined}
    >
      <p className="sponsored__line">
        <span className="ad__label">{adMessages.label}</span>
        {href ? (
          <a href={href} rel={line === null ? undefined : 'sponsored noopener'} lang={lang}>
            {words}
          </a>
        ) : (
          <span lang={lang}>{words}</span>
        )}
      </p>
      {asksConsent && (
        <div className="slot" suppressHydrationWarning>
          {''}
        </div>
      )}
    </div>
  );
};
