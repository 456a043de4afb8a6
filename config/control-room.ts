import { z } from 'zod';
import { listenForRequests } from '#adapters/control/listen-for-requests.ts';
import type { Listening } from '#adapters/control/listen-for-requests.ts';
import { pageName } from '#adapters/web/cache-key.ts';
import type { Log } from '#adapters/web/log.ts';
import { noteEdit } from './edited-at.ts';
import { isWriting } from './writing-orders.ts';
import type { MainApi } from './upstreams.ts';

export interface ControlRoom {
  readonly dataDir: string;
  readonly mainApi: Promise<MainApi>;
  /** Sends no copy made so far any more; names (site and path) when only those pages have changed. */
  readonly forget: (names?: readonly string[]) => void;
  readonly log: Log;
}

const purge = z.strictObject({ do: z.literal('purge'), pages: z.array(z.strictObject({ site: z.string(), path: z.string() })).max(1_000).nullable() });
const hello = z.strictObject({ do: z.literal('hello') });

/** Answers the requests of the command line: what is about copies here, the rest by the origin. */
export const answerRequest = ({ dataDir, mainApi, forget, log }: ControlRoom) => async (request: unknown): Promise<unknown> => {
  if (hello.safeParse(request).success) return { done: null };
  const purging = purge.safeParse(request);
  if (purging.success) {
    const { pages } = purging.data;
    forget(pages?.map(({ site, path }) => pageName(site, path)));
    if (pages === null) await noteEdit(dataDir, Date.now());
    return { done: { pages: pages?.length ?? null } };
  }
  const outcome = await (await mainApi).carryOut(request);
  if (typeof outcome === 'object' && outcome !== null && 'done' in outcome && isWriting(request)) {
    forget();
    await noteEdit(dataDir, Date.now());
    log.info('edited', { order: (request as { readonly do?: unknown }).do });
  }
  return outcome;
};

/** Opens the socket by which editors and operators speak to this server. Without it the site stands as well: why it could not be opened is logged. */
export const openControlRoom = (room: ControlRoom): Promise<Listening | null> =>
  listenForRequests(room.dataDir, answerRequest(room)).catch((error: unknown) => {
    room.log.warn('control-socket', { error });
    return null;
  });
