import { sql } from 'kysely';
import { publishDuePosts } from '../../database/maintenance/publish-due-posts.ts';
import type { Database } from '../../database/connection/open-database.ts';

export interface Publication {
  /** Publishes due posts. Returns the next publication time in unix seconds; null when nothing is scheduled. */
  next(): Promise<number | null>;
  invalidate(): void;
}

interface Needs {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  /** Called after a publication; cached values are stale then. */
  readonly onPassed: () => Promise<void>;
  readonly log: (cause: unknown) => void;
}

interface Look {
  readonly next: number | null;
  readonly passed: boolean;
  readonly due: boolean;
}

const look = async (db: Database, since: number, at: number): Promise<Look> => {
  const {
    rows: [row],
  } = await sql<Look>`
    select min(moment) filter (where moment > ${at}) as next, coalesce(bool_or(moment <= ${at}), false) as passed, exists (select from article_search where due_at <= ${at}) as due
    from (select pub_date as moment from articles where active and pub_date > ${since} union all select pub_date from episodes where pub_date > ${since}
      union all select from_at from block_picks where from_at > ${since} union all select until_at from block_picks where until_at > ${since}) scheduled`.execute(
    db,
  );
  return row ?? { next: null, passed: false, due: false };
};

/** Tracks scheduled publications (R42) and placements on fronts. Queries the database at most once per second and after an edit. */
export const openPublication = ({ db, now, onPassed, log }: Needs): Publication => {
  let known: { readonly at: number; readonly next: number | null } | null = null;
  let looking: Promise<number | null> | null = null;
  let edits = 0;

  const lookAgain = async (): Promise<number | null> => {
    const [at, begun] = [now(), edits];
    const { next, passed, due } = await look(db, known?.at ?? at, at);
    // If the database is read-only, requests must still succeed.
    if (due) await publishDuePosts(db, at).catch(log);
    if (passed || due) await onPassed();
    if (begun === edits) known = { at, next };
    return next;
  };

  return {
    next: () => {
      if (known !== null && known.at === now()) return Promise.resolve(known.next);
      looking ??= lookAgain().finally(() => (looking = null));
      return looking;
    },
    invalidate: () => {
      known = null;
      edits += 1;
    },
  };
};
