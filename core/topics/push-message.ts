import { type Fields, isFields } from '../json/is-fields.ts';
import { parsedJson } from '../json/parsed-json.ts';
import { truncate } from '../wording/truncate.ts';

/** What a notification shows, and where it leads. */
export interface PushMessage {
  readonly title: string;
  readonly lead: string;
  /** Of our own site, without its origin. */
  readonly path: string;
  /** Of two notifications of one thing the later takes the place of the earlier. */
  readonly tag: string;
}

const longest = { title: 150, lead: 250, path: 1_000, tag: 60 } as const;

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
};

/** The path of an address of ours; null for any other. */
const ownPath = (address: string, ownOrigin: string): string | null => {
  const path = address.startsWith(`${ownOrigin}/`) ? address.slice(ownOrigin.length) : '';
  return /^\/(?![/\\])[!-~]*$/.test(path) && path.length <= longest.path ? path : null;
};

/**
 * What a message of our own says; null for anything else, of which nothing is shown. Only an address of the site that
 * the reader follows is led to.
 */
export const readPushMessage = (text: string, ownOrigin: string): PushMessage | null => {
  const fields = parsedJson(text);
  if (!isFields(fields)) return null;
  const [title, path, tag] = [
    textIn(fields, 'title'),
    ownPath(textIn(fields, 'address'), ownOrigin),
    textIn(fields, 'tag'),
  ];
  if (title === '' || path === null || tag === '' || tag.length > longest.tag) return null;
  return { title: truncate(title, longest.title), lead: truncate(textIn(fields, 'lead'), longest.lead), path, tag };
};
