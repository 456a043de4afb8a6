import { mayFetch } from '#core/app-shell/kept-front/bounds.ts';
import { connection } from '../../window/connection.ts';
import { pagePath } from '../../window/payload-address.ts';
import { isToBeFilled, keptFronts, renewFront } from './kept-fronts.ts';

/** Milliseconds within which what is kept need not be asked about again, unless the connection was lost meanwhile. */
const askedFor = 60_000;

/**
 * Keeps the fronts that are asked for true to the server: at each contact, but not more often than that, what is kept
 * is asked about; articles and pictures are fetched when the front is opened, and not unasked on a connection that is
 * to be spared.
 */
export const followFronts = () => {
  let askedAt = -Infinity;
  /** One after the other. */
  let work: Promise<void> = Promise.resolve();
  const next = (task: () => Promise<void>): Promise<void> => (work = work.then(task).catch(() => undefined));

  return {
    /** A page had to do without a connection: the next contact is one, however soon it comes. */
    lost: (): void => {
      askedAt = -Infinity;
    },
    /** The server answered for this address; `gone` when it said that there is no such thing. */
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
    /** The reader asks for it now, on whatever connection. */
    asked: (path: string): Promise<void> =>
      next(async () => {
        for (const front of await keptFronts()) if (front.path === path) await renewFront(front, true);
      }),
  };
};
