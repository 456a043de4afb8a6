/** A fixed word, or an id or slug under its name, not yet encoded. */
type Segment = string | Readonly<Record<string, string | number>>;

/** What stands between the slashes of a path: `['api', 'articles', { slug }]`. */
export type Segments = readonly Segment[];

/** The same where every word is written out, so that no data can pass for a word and come into a log. */
export type FixedWords<Path extends Segments> = {
  readonly [At in keyof Path]: Path[At] extends string ? (string extends Path[At] ? never : Path[At]) : Path[At];
};

/** Parameters of a call; null and undefined ones are not sent (spec §7.1). */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A segment that a URL parser would fold away or that stands for another address; nothing can exist there. */
const isUnaddressable = (segment: string) => segment === '' || segment === '.' || segment === '..';

const queryString = (query: Query): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.append(name, String(value));
  }
  return params.size === 0 ? '' : `?${params}`;
};

const textsOf = (segment: Segment): readonly string[] =>
  typeof segment === 'string' ? [segment] : Object.values(segment).map(String);

/** The address of a call under `baseUrl`, or null when a segment cannot name anything there (`..` as a slug). */
export const upstreamUrl = (baseUrl: string, path: Segments, query: Query): string | null => {
  const segments = path.flatMap(textsOf).map((segment) => segment.toWellFormed());
  if (segments.some(isUnaddressable)) return null;
  return `${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}${queryString(query)}`;
};

/** What a call is, whatever it is about: `GET /api/articles/:slug`. */
export const callTemplate = (method: string, path: Segments): string =>
  `${method} /${path.flatMap((segment) => (typeof segment === 'string' ? [segment] : Object.keys(segment).map((name) => `:${name}`))).join('/')}`;

/**
 * What a call is about: the thing that the path names, whatever is asked of it, or else the whole question. Null where
 * the caller's token says what it is about, and where something is to be done that has no name.
 */
export const resourceOf = (
  url: string,
  path: Segments,
  { isReading, withToken }: { readonly isReading: boolean; readonly withToken: boolean },
): string | null => {
  if (path.some((segment) => typeof segment !== 'string')) return url.split('?', 1)[0] ?? url;
  return isReading && !withToken ? url : null;
};
