import { encodedText } from '../addresses/paths/path-text.ts';

export interface AvCodePlace {
  readonly location: string;
  /** Unix seconds. */
  readonly now: number;
}

const placeholder =
  /\[(location|timestamp)\]|(?:\$\{|\[)(?:gdpr|gpp|consent|addtl_consent|us_privacy)\w{0,40}(?:\}|\])/gi;

/** Also encodes what `encodeURIComponent` leaves, to be safe in any attribute. */
const encoded = (text: string): string =>
  (encodedText(text) ?? '').replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Fills an avCode's placeholders; consent tokens become empty (spec §7.6). Single pass, to prevent placeholder
 * injection.
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
