const uploads = '/uploads';

/** The address of an upload; `assetsUrl` takes the place of `/uploads`, empty keeps it. */
export const onAssets = (path: string, assetsUrl: string): string =>
  assetsUrl !== '' && path.startsWith(`${uploads}/`) ? assetsUrl + path.slice(uploads.length) : path;
