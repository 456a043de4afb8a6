import { resolve } from 'node:path';
import type { Operate, Order } from '#cli/installation/order.ts';
import { noteBehind } from '#adapters/changes/record-file.ts';
import { closeToOthers } from '#adapters/data-folder/close-to-others.ts';
import { causeInWords } from '#adapters/control/cause-in-words.ts';
import { sendRequest } from '#adapters/control/send-request.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { addressBookOf, sitesOf } from './installation.ts';
import { reservedWordsOf } from './reserved-words.ts';
import { isWriting } from './writing-orders.ts';

/** Opens the database itself and does the work. Who listens on this data folder, now or next, has to hear of it before an old copy is sent. */
const withoutServer = async (environment: Environment, order: Order): Promise<unknown> => {
  const { DATA_DIR, DATABASE_URL } = environment;
  const { atDesk } = await import('#adapters/origin/desk/at-desk.ts');
  const { wrong } = await closeToOthers(DATA_DIR);
  for (const problem of wrong) process.stderr.write(`${problem}\n`);
  if (isWriting(order)) await noteBehind(resolve(DATA_DIR));
  const sites = sitesOf(environment);
  const reserved = reservedWordsOf(addressBookOf(sites, environment.SHOP_URL));
  return atDesk(
    {
      database: DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR },
      dataDir: resolve(DATA_DIR),
      sites,
      reserved,
    },
    order,
  );
};

/** The content is somebody else's: only copies can be purged, those of the server on this data folder. */
const withoutContent = async ({ DATA_DIR, MAIN_API_URL = '' }: Environment, order: Order): Promise<unknown> => {
  if (order.do !== 'purge') return { failed: 'elsewhere', about: MAIN_API_URL };
  const said = await sendRequest(DATA_DIR, order);
  return said === 'nobody' ? { failed: 'no-server', about: resolve(DATA_DIR) } : said.answer;
};

/** A database that was named is worked on directly, and web nodes follow what is written there; otherwise the server that holds the folder does the work. */
const carriedOut = async (environment: Environment, order: Order): Promise<unknown> => {
  if (environment.MAIN_API_URL) return withoutContent(environment, order);
  const said = environment.DATABASE_URL ? 'nobody' : await sendRequest(environment.DATA_DIR, order);
  return said === 'nobody' ? withoutServer(environment, order) : said.answer;
};

/** What a server or origin says, in the words of the command line's failures. */
const asOutcome = (said: unknown): unknown => {
  if (typeof said !== 'object' || said === null) return { failed: 'broken', about: String(said) };
  if ('broken' in said) return { failed: 'broken', about: said.broken };
  if ('refused' in said) return { failed: 'refused', about: said.refused };
  return said;
};

const ofServer = new Set([
  'refused',
  'unknown-host',
  'unreachable',
  'denied',
  'no-such-database',
  'starting',
  'too-many-connections',
]);

/** What a database that could not be opened says of itself is better than what broke. */
const troubleOf = (cause: unknown): { readonly failed: string; readonly about: string } | null => {
  if (!(cause instanceof Error) || cause.name !== 'DatabaseTrouble') return null;
  const { kind } = cause as Error & { readonly kind: string };
  if (kind === 'in-use') return { failed: 'in-use', about: cause.message };
  return { failed: ofServer.has(kind) ? 'no-database' : 'broken', about: cause.message };
};

const failureOf = (cause: unknown): { readonly failed: string; readonly about: string } => {
  const trouble = troubleOf(cause);
  if (trouble !== null) return trouble;
  const code = (cause as { readonly code?: unknown }).code;
  const noDatabase = typeof code === 'string' && /^(?:ECONN|ENOTFOUND|EAI_|28|3D|08|57)/.test(code);
  return { failed: noDatabase ? 'no-database' : 'broken', about: causeInWords(cause) };
};

/** Has an order carried out where the environment says that the content is. */
export const operate: Operate = async (order) => {
  const reading = readEnvironment(process.env);
  // What crosses a socket has lost its type; both ends are of one build, and the answer is read as what the order promises.
  const typed = (outcome: unknown): Awaited<ReturnType<typeof operate<typeof order.do>>> => outcome as never;
  if (!reading.ok) return typed({ failed: 'environment', about: reading.errors.join('\n') });
  return typed(await carriedOut(reading.environment, order).then(asOutcome, failureOf));
};
