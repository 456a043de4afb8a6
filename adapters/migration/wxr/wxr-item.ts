import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { readTime } from '#adapters/origin/newsroom/file/times.ts';
import type { Readers } from '../moved/moved-article.ts';
import { closingKeys } from './closing-meta.ts';
import type { WxrItem } from './wxr-record.ts';

export const fieldOf = ({ fields }: Pick<WxrItem, 'fields'>, name: string): string => (fields.get(name) ?? '').trim();

export const metaOf = ({ meta }: WxrItem, ...names: readonly string[]): string =>
  names.map((name) => meta.find(([key]) => key === name)?.[1].trim() ?? '').find((value) => value !== '') ?? '';

const isDate = (text: string): boolean => /^\d{4}-/.test(text) && !text.startsWith('0000');

/** Unix seconds. Drafts have `0000-00-00 00:00:00` and an empty `pubDate`. */
const timeOf = (item: WxrItem, universal: string, local: string, zone: string): number | null => {
  const [gmt, there] = [fieldOf(item, universal), fieldOf(item, local)];
  if (isDate(gmt)) return readTime(`${gmt.replace(' ', 'T')}Z`, zone);
  return isDate(there) ? readTime(there.replace(' ', 'T'), zone) : null;
};

export const publishedAt = (item: WxrItem, zone: string): number | null => {
  const known = timeOf(item, 'wp:post_date_gmt', 'wp:post_date', zone);
  if (known !== null) return known;
  const told = Date.parse(fieldOf(item, 'pubDate'));
  return Number.isNaN(told) ? null : Math.floor(told / 1000);
};

export const modifiedAt = (item: WxrItem, zone: string): number | null =>
  timeOf(item, 'wp:post_modified_gmt', 'wp:post_modified', zone);

export interface State {
  readonly readers: Readers;
  /** Why the article is hidden or closed; empty for public ones. */
  readonly why: string;
}

const hidden = (why: string): State => ({ readers: 'hidden', why });

/** Null for items that WordPress itself does not list: trash, revisions, empty drafts. `now` is in unix seconds. */
export const stateOf = (item: WxrItem, zone: string, now: number): State | null => {
  const status = fieldOf(item, 'wp:status');
  if (status === 'auto-draft' || status === 'trash' || status === 'inherit') return null;
  if (fieldOf(item, 'wp:post_password') !== '')
    return hidden('protected by a password: inactive, without the password');
  if (status !== 'publish' && status !== '') return hidden(`its status is ${status}: inactive`);
  const at = publishedAt(item, zone);
  if (at !== null && at > now) return hidden('its time is in the future: inactive');
  const [key] = closingKeys(item);
  return key === undefined
    ? { readers: 'public', why: '' }
    : { readers: 'members', why: `the meta key ${key} may close the text: closed` };
};

export const whyLeftOut = (item: WxrItem): string =>
  ({
    trash: 'in the trash',
    'auto-draft': 'an empty draft that WordPress made',
    inherit: 'an earlier version of another text',
  })[fieldOf(item, 'wp:status')] ?? '';

const homeless = /^[a-z][a-z0-9+.-]*:\/\/[^/]+/i;

/** The path and query of an address; null for another scheme. */
export const pathOf = (address: string): string | null => {
  const trimmed = address.trim();
  if (trimmed === '') return null;
  const path = trimmed.replace(homeless, '').replace(/#.*$/, '');
  if (path === '') return '/';
  return path.startsWith('/') || path.startsWith('?') ? path.replace(/^\?/, '/?') : null;
};

export const isCategory = (domain: string): boolean => domain === 'category' || domain === '';

export const isTag = (domain: string): boolean => domain === 'post_tag' || domain === 'tag';

/** WordPress 3 and older wrote each term twice, once without its slug. */
export const namedTerms = ({ terms }: WxrItem): WxrItem['terms'] =>
  terms.some(({ slug }) => slug !== '')
    ? terms.filter(({ slug }) => slug !== '')
    : terms.map((term) => ({ ...term, slug: slugOf(term.name) }));

export const typeOf = (item: WxrItem): string => fieldOf(item, 'wp:post_type') || 'post';
