/** What stands between the slashes of a path: ids and slugs, not yet encoded. */
export type Segments = readonly (string | number)[];

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

/** The address of a call under `baseUrl`, or null when a segment cannot name anything there (`..` as a slug). */
export const upstreamUrl = (baseUrl: string, path: Segments, query: Query): string | null => {
  const segments = path.map((segment) => String(segment).toWellFormed());
  if (segments.some(isUnaddressable)) return null;
  return `${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}${queryString(query)}`;
};
