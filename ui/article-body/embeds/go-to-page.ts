import { loadPayload } from '../../window/payload.ts';

/** The server has the route table (R27). */
export const isPageOfOurs = async (path: string): Promise<boolean> => {
  const { origin, pathname, search } = new URL(path, location.origin);
  return origin === location.origin && (await loadPayload(pathname, search))?.kind === 'page';
};

export const goTo = (path: string): void => {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
};
