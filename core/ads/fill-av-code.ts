import { encodedText } from '../addresses/paths/path-text.ts';

export interface AvCodePlace {
  /** Address of the page on which the line stands. */
  readonly location: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * `[location]`, `[timestamp]`, and what asks for consent in the spellings of the ad trade: `[gdpr_consent]`,
 * `${GDPR_CONSENT_755}`, `${US_PRIVACY}`.
 */
const placeholder =
  /\[(location|timestamp)\]|(?:\$\{|\[)(?:gdpr|gpp|consent|addtl_consent|us_privacy)\w{0,40}(?:\}|\])/gi;

/** Also the marks that `encodeURIComponent` leaves alone, so that the text can stand in any attribute. */
const encoded = (text: string): string =>
  (encodedText(text) ?? '').replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * An avCode with its placeholders replaced: `[location]` by the encoded address, `[timestamp]` by the time, consent
 * tokens by nothing
 * (spec §7.6). It is read once, so a page's address cannot bring in placeholders of its own.
 */
export const fillAvCode = (avCode: string, { location, now }: AvCodePlace): string =>
  avCode.replace(placeholder, (_, name?: string) => {
    switch (name?.toLowerCase()) {
      case 'location':
        return encoded(location);
      case 'timestamp':
        return String(Math.floor(now));
      default:
        return '';
    }
  });
