import { asciiPath, plainPath } from '#core/addresses/paths/path-text.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import { readAddress } from '../../addresses/read-address.ts';
import type { Installation } from '../../installation/installation.ts';

export const routeAsItStands = ({ book, mainHost }: Installation, url: string): RouteMatch | null => {
  const { host, path, query } = readAddress(url, mainHost);
  const encoded = asciiPath(path);
  const { site } = book.selectSite(host, plainPath(encoded));
  return book.judge({ host, path, query }).outcome === 'resource' ? null : book.routes.matchRoute(site, encoded, query);
};

export const isPageOf =
  (installation: Installation) =>
  (path: string): boolean =>
    routeAsItStands(installation, path) !== null;
