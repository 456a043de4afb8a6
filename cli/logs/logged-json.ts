import { isUtf8 } from 'node:buffer';
import { asciiPath, asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { type Fields, isFields } from '#core/json/is-fields.ts';
import { parsedJson } from '#core/json/parsed-json.ts';

export interface LoggedFields {
  readonly fields: Fields;
  readonly ascii: (target: string) => string;
}

/** Any JSON or server escape. */
const escapes = /\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gis;

/**
 * Caddy (Go's zap) writes an escape for invalid UTF-8 and the literal character for a real U+FFFD. Lone surrogates are
 * invalid too.
 */
const withUndecodable = (text: string): string =>
  text.replace(escapes, (whole, _, code = '') => (/^fffd$/i.test(code) ? String.raw`\ud800` : whole));

/** nginx's `escape=default` and Apache write `\xHH` and `\v`, which are invalid JSON. */
const withoutBytes = (text: string): string =>
  text.replace(escapes, (whole, byte?: string, _?: string, letter = '') => {
    if (byte !== undefined) return String.raw`\u00${byte}`;
    return letter === 'v' || letter === 'a' ? (letter === 'v' ? String.raw`\u000b` : String.raw`\u0007`) : whole;
  });

/** nginx's `escape=json` writes raw non-ASCII bytes. Null when invalid. */
export const loggedJson = (bytes: Buffer): LoggedFields | null => {
  const text = isUtf8(bytes) ? bytes.toString('utf8') : null;
  const fields = text === null ? null : parsedJson(text.includes(String.raw`\u`) ? withUndecodable(text) : text);
  if (isFields(fields)) return { fields, ascii: asciiPath };
  const raw = bytes.toString('latin1');
  const written = text === null || raw.includes('\\') ? parsedJson(withoutBytes(raw)) : null;
  return isFields(written) ? { fields: written, ascii: asciiPathOfBytes } : null;
};
