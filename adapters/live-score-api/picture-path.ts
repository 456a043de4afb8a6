/** Where a picture of upstream stands at our own address; null for one that is not to be shown. */
export type PictureOf = (address: string) => string | null;

export const pictureFolder = '/sportkep/';
const ending = '.webp';
/** Of the service itself (docs/upstreams/live-score-api.md). */
const ownFolder = '/livescore/media/';
/** Characters of an address. */
const longest = 300;

const isOwn = (address: string): boolean =>
  address.startsWith(ownFolder) && /^[A-Za-z0-9/_.-]+$/.test(address) && !/\.\.|\/\//.test(address);

const isOf = (address: string, origins: ReadonlySet<string>): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && origins.has(url.origin);
};

export interface PicturePaths {
  readonly pathOf: PictureOf;
  /** The upstream's address of what stands at a path of ours; null for what may not be fetched. */
  addressAt(path: string): string | null;
}

/**
 * Upstream's pictures are never linked to where they are: the server fetches those of the service itself and of the
 * origins named, and no others, whoever asks by whatever path.
 */
export const createPicturePaths = (named: readonly string[]): PicturePaths => {
  const origins = new Set(named);
  const isAllowed = (address: string): boolean =>
    address.length <= longest && (isOwn(address) || isOf(address, origins));
  return {
    pathOf: (address) =>
      isAllowed(address) ? `${pictureFolder}${Buffer.from(address).toString('base64url')}${ending}` : null,
    addressAt: (path) => {
      if (!path.startsWith(pictureFolder) || !path.endsWith(ending)) return null;
      const token = path.slice(pictureFolder.length, -ending.length);
      const address = Buffer.from(token, 'base64url').toString();
      // One picture has one path, or a cache could be filled with its others.
      return Buffer.from(address).toString('base64url') === token && isAllowed(address) ? address : null;
    },
  };
};
