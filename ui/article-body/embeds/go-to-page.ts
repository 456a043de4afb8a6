import { loadPayload } from '../../window/payload.ts';

/** Whether a path of this host is a page: the route table that the server keeps says so (R27). */
export const isPageOfOurs = async (path: string): Promise<boolean> => {
  const { origin, pathname, search } = new URL(path, location.origin);
  return origin === location.origin && (await loadPayload(pathname, search))?.kind === 'page';
};

/**
 * Follows a path as if the reader had tapped a link to it, so that the app or the browser does what it does with
 * links.
 */
export const goTo = (path: string): void => {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
};
