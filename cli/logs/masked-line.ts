import { readable } from '../terminal/readable.ts';

const maxLength = 160;

/** A longer sample would only reveal personal data. */
const lookedAt = 1000;

const letter = String.raw`[A-Za-z\d\u0080-\u{10ffff}]`;
const more = String.raw`[.\-_~+%@]*${letter}`;

const harmless = [
  // RFC 9110, section 9, and RFC 5789.
  'GET|HEAD|POST|PUT|DELETE|CONNECT|OPTIONS|TRACE|PATCH',
  String.raw`HTTP(?:/\d(?:\.\d)?)?`,
  'https?(?=://)',
  String.raw`(?<=\d/)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?=/\d{4}:)`,
  String.raw`(?<=" |"status": ?)[1-5]\d\d(?=[ ,}]|$)`,
  '(?<=")(?:host|http_host|method|path|remote_addr|remote_ip|request|request_uri|status|time|ts|uri|url)(?=" ?:)',
];
const words = new RegExp(`((?:${harmless.join('|')})(?!${more}))|${letter}(?:${more})*`, 'gu');

/** Keeps punctuation, path shapes and known words. Any other word may be personal data. */
export const maskedLine = (bytes: Buffer, start: number, end: number): string => {
  const text = bytes.toString('utf8', start, Math.min(end, start + lookedAt));
  const masked = readable(text.replace(words, (_, known?: string) => known ?? '*'));
  return masked.length > maxLength ? `${masked.slice(0, maxLength - 1)}…` : masked;
};
