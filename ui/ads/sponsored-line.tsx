import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';
import { langOf } from '../messages/language.ts';

interface Props {
  readonly frame: Frame;
  /** What an article sells by itself, and is framed by after consent (spec §7.6); else the page's own line stands. */
  readonly avCode?: string;
}

/**
 * The labelled line that a partner has bought: their words, or the publication's own, and in their place what they
 * frame it by, where something is configured and the reader has agreed (R26). What an article sells is in its copy
 * only where it can be shown.
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
