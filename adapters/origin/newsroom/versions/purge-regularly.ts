import type { KnownEdition } from '../../changes/known-edition.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { repeatHourly, type RepeatNeeds } from '../../database/maintenance/repeat.ts';
import { purgeDeleted } from './keep-deleted.ts';

const afterTheStart = 15_000;

interface Purged {
  readonly db: Database;
  readonly edits: Pick<KnownEdition, 'catchUp'>;
  /** Unix seconds. */
  readonly now: () => number;
}

/** Returns a stop function. */
export const purgeRegularly = ({ db, edits, now }: Purged, needs: RepeatNeeds): (() => Promise<void>) =>
  repeatHourly(
    async () => {
      await purgeDeleted(db, now());
      // Deletes files that nothing uses any more.
      await edits.catchUp();
    },
    needs,
    afterTheStart,
  );
