import { isUtf8 } from 'node:buffer';
import { asciiPath, asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { type Fields, isFields } from '#core/json/is-fields.ts';
import { parsedJson } from '#core/json/parsed-json.ts';

/** The fields of a line, and how a target in them becomes ASCII. */
export interface LoggedFields {
  readonly fields: Fields;
  readonly ascii: (target: string) => string;
}

/** An escape, of JSON or of a server: any backslash with what belongs to it. */
const escapes = /\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gis;

/**
 * Caddy (Go's zap) writes the escape for bytes that are no UTF-8, and the replacement character itself where it was
 * asked for. Half a surrogate pair is what no decoder accepts either.
 */
const withUndecodable = (text: string): string =>
  text.replace(escapes, (whole, _, code = '') => (/^fffd$/i.test(code) ? String.raw`\ud800` : whole));

/** `\xHH` and `\v`, which nginx's `escape=default` and Apache write, are no JSON. */
const withoutBytes = (text: string): string =>
  text.replace(escapes, (whole, byte?: string, _?: string, letter = '') => {
    if (byte !== undefined) return String.raw`\u00${byte}`;
    return letter === 'v' || letter === 'a' ? (letter === 'v' ? String.raw`\u000b` : String.raw`\u0007`) : whole;
  });

/** Reads a line of JSON, in which nginx's `escape=json` leaves any bytes above ASCII as they came; null where it is none. */
export const loggedJson = (bytes: Buffer): LoggedFields | null => {
  const text = isUtf8(bytes) ? bytes.toString('utf8') : null;
  const fields = text === null ? null : parsedJson(text.includes(String.raw`\u`) ? withUndecodable(text) : text);
  if (isFields(fields)) return { fields, ascii: asciiPath };
  const raw = bytes.toString('latin1');
  const written = text === null || raw.includes('\\') ? parsedJson(withoutBytes(raw)) : null;
  return isFields(written) ? { fields: written, ascii: asciiPathOfBytes } : null;
};
