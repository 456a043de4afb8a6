type Segment = string | Readonly<Record<string, string | number>>;

export type Segments = readonly Segment[];

/** Requires literal words, because templates are logged and must not contain data. */
export type FixedWords<Path extends Segments> = {
  readonly [At in keyof Path]: Path[At] extends string ? (string extends Path[At] ? never : Path[At]) : Path[At];
};

/** Query parameters; null and undefined ones are not sent (spec §7.1). */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A URL parser would resolve `.` and `..`, and an empty segment changes the path. */
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

export const upstreamUrl = (baseUrl: string, path: Segments, query: Query): string | null => {
  const segments = path.flatMap(textsOf).map((segment) => segment.toWellFormed());
  if (segments.some(isUnaddressable)) return null;
  return `${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}${queryString(query)}`;
};

export const callTemplate = (method: string, path: Segments): string =>
  `${method} /${path.flatMap((segment) => (typeof segment === 'string' ? [segment] : Object.keys(segment).map((name) => `:${name}`))).join('/')}`;

/**
 * The resource that the path names, or else the whole request. Null when the token identifies it, or for a write
 * without a named resource.
 */
export const resourceOf = (
  url: string,
  path: Segments,
  { isReading, withToken }: { readonly isReading: boolean; readonly withToken: boolean },
): string | null => {
  if (path.some((segment) => typeof segment !== 'string')) return url.split('?', 1)[0] ?? url;
  return isReading && !withToken ? url : null;
};
