import { decodeXML } from 'entities';
import { isFields } from '#core/json/is-fields.ts';

export type ArchiveFault = 'sitemap-index' | 'no-address';

const fieldNames = ['address', 'url', 'loc'];

const addressIn = (line: string): readonly string[] => {
  try {
    const value: unknown = JSON.parse(line);
    if (!isFields(value) || value['active'] === false) return [];
    const name = fieldNames.find((field) => typeof value[field] === 'string');
    return name === undefined ? [] : [String(value[name])];
  } catch {
    return [];
  }
};

const inSitemap = (text: string): readonly string[] =>
  [...text.matchAll(/<(?:\w+:)?loc>\s*(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))/g)].map(([, raw, escaped = '']) =>
    (raw ?? decodeXML(escaped)).trim(),
  );

const inLines = (text: string): readonly string[] =>
  text.split(/\r?\n/).flatMap((raw) => {
    const line = raw.trim();
    if (line.startsWith('{')) return addressIn(line);
    return /^(?:https?:\/\/|\/)\S*$/.test(line) ? [line] : [];
  });

export const readArchive = (text: string): readonly string[] | ArchiveFault => {
  if (/<(?:\w+:)?sitemapindex[\s>]/.test(text)) return 'sitemap-index';
  const found = /<(?:\w+:)?urlset[\s>]/.test(text) ? inSitemap(text) : inLines(text);
  return found.length === 0 ? 'no-address' : found;
};
