import { isFields } from '#core/json/is-fields.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { Expectation } from './expectation.ts';

const statusIn = (value: unknown): number | null => (/^[1-5]\d\d$/.test(String(value)) ? Number(value) : null);

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const fromJson = (line: string): Expectation | null => {
  const value = parsedJson(line);
  if (!isFields(value)) return null;
  const redirect = isFields(value['redirect']) ? value['redirect'] : {};
  const url = textIn(value['url'] ?? value['input']);
  const status = value['status'] ?? redirect['status'];
  if (url === null || (status !== undefined && statusIn(status) === null)) return null;
  const { route } = value;
  const expectation = {
    url,
    status: statusIn(status),
    location: textIn(value['location'] ?? redirect['location']),
    route: textIn(isFields(route) ? route['name'] : route) ?? textIn(value['outcome']),
  };
  return expectation.status === null && expectation.location === null && expectation.route === null
    ? null
    : expectation;
};

const unquoted = (field: string): string => (/^".*"$/s.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field);

/** An address may contain commas: it ends before a comma and a status. */
const fieldsOf = (line: string): readonly string[] => {
  if (line.includes('\t')) return line.split('\t').map((field) => field.trim());
  const [, url, status, rest = ''] = /^("(?:[^"]|"")*"|.*?)\s*,\s*"?([1-5]\d\d)"?\s*(?:,(.*))?$/s.exec(line) ?? [];
  return url === undefined || status === undefined ? [] : [unquoted(url), status, unquoted(rest.trim())];
};

const isLocation = (text: string): boolean => /^(?:\/|https?:)/i.test(text);

const fromFields = (line: string): Expectation | null => {
  const [url, status, wanted = ''] = fieldsOf(line);
  const code = statusIn(status);
  if (url === undefined || url === '' || code === null) return null;
  const named = wanted === '' || wanted === '-' ? null : wanted;
  const place = named !== null && isLocation(named);
  return { url, status: code, location: place ? named : null, route: place ? null : named };
};

const isHead = (line: string): boolean => /^"?url"?\s*[,\t]\s*"?status/i.test(line);

export const isSilentLine = (line: string): boolean => /^\s*(?:#|$)/.test(line) || isHead(line);

/**
 * Tab- or comma-separated `url,status,location-or-route`, or JSON (docs/command-line.md, `check`); null when invalid.
 */
export const readExpectation = (line: string): Expectation | null =>
  line.trimStart().startsWith('{') ? fromJson(line) : fromFields(line.trim());

export const readTarget = (line: string): string | null => {
  const expectation = readExpectation(line);
  if (expectation !== null) return expectation.url;
  if (!line.trimStart().startsWith('{')) return line.trim().split('\t')[0] ?? null;
  const value = parsedJson(line);
  return isFields(value) ? textIn(value['url'] ?? value['input']) : null;
};
