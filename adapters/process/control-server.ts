import { z } from 'zod';
import type { ChangedPage } from '#adapters/changes/change.ts';
import { listenForRequests } from '#adapters/control/listen-for-requests.ts';
import type { Listening } from '#adapters/control/listen-for-requests.ts';
import type { Shadow } from '#adapters/web/server/shadow/shadow.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import { originEnded } from '#adapters/origin/process/start-origin.ts';
import { isWriting } from './writing-commands.ts';
import type { MainApi } from './main-api.ts';

export interface ControlServer {
  readonly dataDir: string;
  readonly mainApi: Promise<MainApi>;
  /** Invalidates all cached pages, or only the named ones. Resolves when a crash cannot undo it. */
  readonly purge: (pages: readonly ChangedPage[] | null) => Promise<void>;
  /**
   * Called before a write; call the returned function afterwards. After a crash in between, the next start fetches the
   * change first.
   */
  readonly expectEdit: () => Promise<(done: boolean) => Promise<void>>;
  readonly shadow?: Pick<Shadow, 'since'> | null;
  /** Resolves when the data folder has the old addresses of this node. */
  readonly oldAddresses?: () => Promise<void>;
  readonly time: Time;
  /** Milliseconds; null unless TEST_CLOCK is on. */
  readonly advance: ((ms: number) => Promise<void>) | null;
  readonly log: Log;
}

const purge = z.strictObject({
  do: z.literal('purge'),
  pages: z
    .array(z.strictObject({ site: z.string(), path: z.string() }))
    .max(1_000)
    .nullable(),
});
const shadowed = z.strictObject({ do: z.literal('shadow'), seconds: z.number().int().min(60).max(86_400) });
const advance = z.strictObject({
  do: z.literal('advance'),
  seconds: z
    .number()
    .min(0)
    .max(366 * 86_400),
});
const oldAddresses = z.strictObject({ do: z.literal('old-addresses') });
const hello = z.strictObject({ do: z.literal('hello') });

const isElsewhere = (outcome: unknown): boolean =>
  (outcome as { readonly failed?: unknown } | null)?.failed === 'elsewhere';
const isDone = (outcome: unknown): boolean => typeof outcome === 'object' && outcome !== null && 'done' in outcome;

const execute = async ({ mainApi, expectEdit, log }: ControlServer, request: unknown): Promise<unknown> => {
  if (!isWriting(request)) return (await mainApi).execute(request);
  const edited = await expectEdit();
  let done = true;
  try {
    const outcome = await (await mainApi).execute(request);
    done = isDone(outcome);
    if (done) log.info('edited', { command: (request as { readonly do?: unknown }).do });
    return outcome;
  } finally {
    await edited(done);
  }
};

const failureOfEnded = (cause: NodeJS.ErrnoException): unknown => {
  if (cause.code === originEnded) return { failed: 'server-ended', about: cause.message };
  throw cause;
};

/** Forwards commands to the origin. With an external main API only `purge` works, for this server alone. */
export const answerRequest =
  (room: ControlServer) =>
  async (request: unknown): Promise<unknown> => {
    if (hello.safeParse(request).success) return { done: null };
    if (oldAddresses.safeParse(request).success) {
      await room.oldAddresses?.();
      return room.oldAddresses === undefined ? { failed: 'elsewhere', about: '' } : { done: null };
    }
    const asked = shadowed.safeParse(request);
    if (asked.success)
      return { done: { report: room.shadow?.since(room.time.monotonic() - asked.data.seconds * 1000) ?? null } };
    const advancing = advance.safeParse(request);
    if (advancing.success) {
      if (room.advance === null) return { failed: 'no-test-clock' };
      await room.advance(advancing.data.seconds * 1000);
      return { done: null };
    }
    const outcome = await execute(room, request).catch(failureOfEnded);
    const purging = purge.safeParse(request);
    if (!purging.success || !isElsewhere(outcome)) return outcome;
    const { pages } = purging.data;
    await room.purge(pages);
    return { done: { pages: pages?.length ?? null, local: true } };
  };

/** The server also runs without this socket; the error is logged. */
export const openControlServer = (room: ControlServer): Promise<Listening | null> =>
  listenForRequests(room.dataDir, answerRequest(room), room.time).catch((error: unknown) => {
    room.log.warn('control-socket', { error });
    return null;
  });
