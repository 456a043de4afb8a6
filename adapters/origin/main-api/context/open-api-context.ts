import type { Time } from '#adapters/time/time.ts';
import type { MeasureSound } from '../../media/uploads/measure-sound.ts';
import { createKnownEdition } from '../../changes/known-edition.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { readEdition } from '../../database/edits/in-edit.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { CrmContext } from '../../readers/accounts/crm-context.ts';
import { openCards } from '../../editorial/articles/cards.ts';
import type { LiveScoreContext } from '../../sport/calls/live-score-context.ts';
import { openPlayedMatches } from '../../sport/simulator/football/played-matches.ts';
import { createCheckProvider, type SignInProvider } from '../../staff/check-provider.ts';
import { signingKeyOf } from '../../credentials/signing-key.ts';
import type { TopicContext } from '../../readers/topics/browser-topics.ts';
import { pushKeysOf } from '../../readers/topics/push-keys.ts';
import type { ApiContext } from './api-context.ts';
import { openPublication } from './publication.ts';
import { countReads } from './reads.ts';
import { remember } from '../../editorial/articles/remember.ts';
import { createSearchTurns } from './search-turns.ts';

const megabyte = 1024 * 1024;
const countedFor = 10_000;
const keptFor = 60_000;

interface Needs {
  readonly db: Database;
  readonly embedded?: boolean;
  /** Unix seconds. */
  readonly now: () => number;
  readonly time: Time;
  readonly measureSound: MeasureSound;
  readonly log: (cause: unknown) => void;
  readonly askEdition?: () => Promise<Edition>;
  readonly sport?: LiveScoreContext;
  readonly signingKey?: string | undefined;
  readonly otherSigningKey?: string | undefined;
  readonly signInProvider?: SignInProvider | undefined;
  readonly signInOrigins?: readonly string[] | undefined;
  readonly readers?: Pick<CrmContext, 'putLetter' | 'newsletters' | 'originOf'>;
  readonly topics?: Pick<TopicContext, 'topics' | 'pushOrigins' | 'pushKeys'>;
  readonly onNewer?: () => Promise<void>;
}

export const openNewsroom = async ({
  db,
  embedded = true,
  now,
  time,
  measureSound,
  log,
  askEdition = () => readEdition(db),
  sport = { db, now, simulates: true, matches: openPlayedMatches() },
  signingKey,
  otherSigningKey,
  signInProvider,
  signInOrigins = [],
  readers = { putLetter: null, newsletters: [], originOf: () => ({ name: '', origin: '' }) },
  topics = { topics: [], pushOrigins: [], pushKeys: pushKeysOf(db, undefined) },
  onNewer,
}: Needs): Promise<ApiContext> => {
  const security = { db, now, signingKey: signingKeyOf(db, signingKey), otherSigningKey };
  const first = await askEdition();
  const rows = await db.selectFrom('sites').selectAll().execute();
  const sites = {
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    byRole: new Map(rows.map((row) => [row.role, row])),
  };
  const [counted, kept] = [remember(2 * megabyte, countedFor, time), remember(16 * megabyte, keptFor, time)];
  const cards = openCards(db, sites, now);
  const clearStored = (): void => [counted, kept, cards].forEach((memory) => memory.invalidate());
  // A scheduled publication can also create an edit.
  const onPassed = async (): Promise<void> => {
    clearStored();
    await edits.catchUp().catch(log);
  };
  const publication = openPublication({ db, now, onPassed, log });
  const invalidate = async (): Promise<void> => {
    publication.invalidate();
    clearStored();
    await onNewer?.();
  };
  const edits = createKnownEdition({ first, read: askEdition, invalidate, time });
  return {
    db,
    now,
    sites,
    measureSound,
    nextPublication: publication.next,
    count: counted.through,
    keep: kept.through,
    cards,
    edits,
    searchInTurn: createSearchTurns(db, embedded),
    reads: countReads(now),
    sport,
    security,
    crm: { ...security, ...readers },
    topics: { ...security, ...topics },
    checkProvider: createCheckProvider(signInProvider, log, time),
    signInOrigins,
  };
};
