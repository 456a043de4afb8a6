import { mayFetch } from '#core/app-shell/kept-front/bounds.ts';
import { connection } from '../../window/connection.ts';
import { pagePath } from '../../window/payload-address.ts';
import { isToBeFilled, keptFronts, renewFront } from './kept-fronts.ts';

/** Milliseconds between two revalidations, unless the connection was lost. */
const askedFor = 60_000;

/**
 * Revalidates stored front pages. Articles and pictures load when the front is opened, except on a slow or metered
 * connection.
 */
export const followFronts = () => {
  let askedAt = -Infinity;
  let work: Promise<void> = Promise.resolve();
  const next = (task: () => Promise<void>): Promise<void> => (work = work.then(task).catch(() => undefined));

  return {
    lost: (): void => {
      askedAt = -Infinity;
    },
    met: (url: string, gone: boolean): Promise<void> =>
      next(async () => {
        const opened = pagePath(new URL(url).pathname);
        const isTime = gone || performance.now() - askedAt >= askedFor;
        if (isTime) askedAt = performance.now();
        for (const front of await keptFronts()) {
          const fill = isToBeFilled(front, opened) && mayFetch(connection());
          if (isTime || fill) await renewFront(front, fill);
        }
      }),
    asked: (path: string): Promise<void> =>
      next(async () => {
        for (const front of await keptFronts()) if (front.path === path) await renewFront(front, true);
      }),
  };
};
