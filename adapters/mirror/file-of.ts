/** File names have at most 255 bytes on the usual file systems. */
const maxName = 255;
const extensions = new Map([
  ['rss', '.xml'],
  ['atom', '.xml'],
  ['jsonfeed', '.json'],
]);

/** Without fragment, and without query except the page number: other parameters have no files. */
export const mirroredAddress = (address: URL): URL => {
  const plain = new URL(address.pathname, address.origin);
  const page = address.searchParams.get('oldal');
  if (page !== null && /^[1-9]\d*$/.test(page)) plain.search = `?oldal=${page}`;
  return plain;
};

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const isName = (name: string | null): name is string =>
  // oxlint-disable-next-line no-control-regex -- no control character belongs in a file name
  name !== null && !/^\.{0,2}$|[/\\\u0000-\u001f]/.test(name) && Buffer.byteLength(name) <= maxName;

/**
 * Where a static web server finds the address, as segments below the folder of its host. Null if no file can have this
 * name.
 */
export const fileOf = (address: URL, isPage: boolean): readonly string[] | null => {
  const names = address.pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
  if (!names.every(isName)) return null;
  const page = address.searchParams.get('oldal');
  if (isPage) return [...names, ...(page === null ? [] : [`_oldal-${page}`]), 'index.html'];
  const extension = extensions.get(names[0] ?? '') ?? '';
  const last = names.at(-1);
  if (last === undefined) return null;
  return [...names.slice(0, -1), last.includes('.') ? last : `${last}${extension}`];
};

/** The address of a file on a static web server. */
export const pathOf = (file: readonly string[]): string => {
  const names = file.at(-1) === 'index.html' ? [...file.slice(0, -1), ''] : file;
  return `/${names.map(encodeURIComponent).join('/')}`;
};
