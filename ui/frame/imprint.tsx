import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../messages/frame.ts';

/** The last line of a page, below newsletter and notices. */
export const Imprint = ({ frame: { site, common } }: { readonly frame: Pick<Frame, 'site' | 'common'> }) => (
  <div className="imprint">
    <div className="imprint__row wrap">
      <p>{frameMessages.rights(site.name, common.year)}</p>
      {site.asksConsent && (
        <button className="footer__consent" type="button" data-ask-consent="">
          {frameMessages.consent}
        </button>
      )}
    </div>
  </div>
);
