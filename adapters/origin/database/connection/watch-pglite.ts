import type { Time } from '#adapters/time/time.ts';

interface Doors {
  execProtocolStream: (...message: never[]) => Promise<unknown>;
}

export interface PgliteWatch {
  readonly broken: Promise<never>;
  isBroken(): boolean;
  stop(): void;
}

const lookEvery = 5_000;
/** PGlite runs on this thread: it always responds between two checks unless it is broken. */
const patientLooks = 3;

/**
 * After a failure that would restart PostgreSQL, PGlite throws or never responds. This distinguishes it from a long
 * query.
 */
export const watchPglite = (pglite: Doors, { every }: Pick<Time, 'every'>): PgliteWatch => {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  let [isBroken, owed, silent] = [false, 0, 0];
  const breakDown = (cause: unknown): void => {
    isBroken = true;
    reject(cause);
  };
  const send = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (...message) => {
    owed += 1;
    try {
      return await send(...message);
    } catch (cause) {
      // SQL errors arrive as responses, not exceptions.
      breakDown(cause);
      throw cause;
    } finally {
      owed -= 1;
      silent = 0;
    }
  };
  const look = (): void => {
    silent = owed > 0 ? silent + 1 : 0;
    if (silent > patientLooks) breakDown(new Error('The database stopped responding'));
  };
  return { broken, isBroken: () => isBroken, stop: every(lookEvery, look) };
};
