export type PictureOf = (address: string) => string | null;

export const pictureFolder = '/sportkep/';
const ending = '.webp';
const ownFolder = '/livescore/media/';
const maxLength = 300;

const isOwn = (address: string): boolean =>
  address.startsWith(ownFolder) && /^[A-Za-z0-9/_.-]+$/.test(address) && !/\.\.|\/\//.test(address);

const isOf = (address: string, origins: ReadonlySet<string>): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && origins.has(url.origin);
};

export interface PicturePaths {
  readonly pathOf: PictureOf;
  addressAt(path: string): string | null;
}

/** The server fetches images only from the service itself and the named origins, for any path. */
export const createPicturePaths = (named: readonly string[]): PicturePaths => {
  const origins = new Set(named);
  const isAllowed = (address: string): boolean =>
    address.length <= maxLength && (isOwn(address) || isOf(address, origins));
  return {
    pathOf: (address) =>
      isAllowed(address) ? `${pictureFolder}${Buffer.from(address).toString('base64url')}${ending}` : null,
    addressAt: (path) => {
      if (!path.startsWith(pictureFolder) || !path.endsWith(ending)) return null;
      const token = path.slice(pictureFolder.length, -ending.length);
      const address = Buffer.from(token, 'base64url').toString();
      // Each image has exactly one path; other encodings of it could fill a cache.
      return Buffer.from(address).toString('base64url') === token && isAllowed(address) ? address : null;
    },
  };
};
