import type { Time } from '#adapters/time/time.ts';

/** The one door through which node-postgres talks to PGlite, message by message. */
interface Doors {
  execProtocolStream: (...message: never[]) => Promise<unknown>;
}

export interface PgliteWatch {
  /** Rejects when PGlite is broken for good: it threw, or answers no more. */
  readonly broken: Promise<never>;
  isBroken(): boolean;
  stop(): void;
}

const lookEvery = 5_000;
/**
 * Looks without an answer while one is owed. PGlite computes on this very thread: between two looks it has answered,
 * unless it never will.
 */
const patientLooks = 3;

/**
 * After a failure from which PostgreSQL would start anew, PGlite throws or stays silent for ever; this tells it from
 * a long query.
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
      // Errors of SQL come as answers.
      breakDown(cause);
      throw cause;
    } finally {
      owed -= 1;
      silent = 0;
    }
  };
  const look = (): void => {
    silent = owed > 0 ? silent + 1 : 0;
    if (silent > patientLooks) breakDown(new Error('The database does not answer any more'));
  };
  return { broken, isBroken: () => isBroken, stop: every(lookEvery, look) };
};
