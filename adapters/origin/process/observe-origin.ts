import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { type CurrentRequest, inRequest } from '#adapters/telemetry/current-request.ts';
import { measureRequests } from '#adapters/telemetry/requests/measure-requests.ts';
import { type Measures, type Reading, reading } from '#adapters/telemetry/metrics/measures.ts';
import { inTracedRequest } from '#adapters/telemetry/requests/trace-request.ts';
import type { Time } from '#adapters/time/time.ts';
import type { OpenDatabase } from '../database/connection/open-database.ts';

export type ObserveRequest = (request: IncomingMessage, response: ServerResponse, run: () => void) => void;

const textOf = (header: string | readonly string[] | undefined): string => String(header ?? '').slice(0, 64);

/** Traces only requests of a traced client that knows the secret: polling needs no traces. */
export const observeRequests = (
  measures: Measures | undefined,
  isTrusted: (request: IncomingMessage) => boolean,
  time: Pick<Time, 'monotonic'>,
): ObserveRequest => {
  const measure = measures && measureRequests(measures, time);
  return (request, response, run) => {
    const { 'x-request-id': id, traceparent } = request.headers;
    const current: CurrentRequest = { id: textOf(id), path: '' };
    measure?.(request, response, current);
    const parent = isTrusted(request) && typeof traceparent === 'string' ? traceparent : undefined;
    if (parent === undefined) inRequest(current, run);
    else inTracedRequest(request, response, current, parent, run);
  };
};

interface Queue {
  readonly fresh: number;
  readonly retried: number;
  /** Unix seconds. */
  readonly due: number | null;
}

interface Observed {
  readonly database: OpenDatabase;
  /** Unix seconds. */
  readonly now: () => number;
  /** An outbox keeps its letters. */
  readonly sendsLetters: boolean;
}

const queueOf = async ({ database, now }: Observed, table: 'letters' | 'topic_messages'): Promise<Queue> => {
  const at = now();
  const waiting =
    table === 'letters'
      ? sql`letters where good_until > ${at}`
      : sql`topic_messages join topic_clients on topic_clients.id = client_id
          where not done and good_until > ${at} and unproven_since is null`;
  const { rows } = await sql<Queue>`select count(*) filter (where tries < 2) as fresh,
    count(*) filter (where tries > 1) as retried, min(next_try_at) as due from ${waiting}`.execute(database.db);
  return rows[0] ?? { fresh: 0, retried: 0, due: null };
};

const waitingIn = ({ fresh, retried }: Queue): readonly Reading[] => [
  { value: fresh, labels: { state: 'new' } },
  { value: retried, labels: { state: 'retried' } },
];

/** Two metrics of one scrape share a query. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load().finally(() => void (loading = null)));
};

/** Reads the database at each scrape: origins that share a database report the same queues. */
export const watchOrigin = ({ watch }: Pick<Measures, 'watch'>, observed: Observed): void => {
  const { database, now, sendsLetters } = observed;
  // First, or the queries of this scrape would wait, too.
  watch('db.client.connection.pending_requests', () => reading(database.waiting()));
  const delayOf = ({ due }: Queue): readonly Reading[] => reading(due === null ? 0 : Math.max(0, now() - due));
  const letters = once(() => queueOf(observed, 'letters'));
  const notifications = once(() => queueOf(observed, 'topic_messages'));
  if (sendsLetters) {
    watch('news.letters.waiting', async () => waitingIn(await letters()));
    watch('news.letters.delay', async () => delayOf(await letters()));
  }
  watch('news.notifications.waiting', async () => waitingIn(await notifications()));
  watch('news.notifications.delay', async () => delayOf(await notifications()));
};
