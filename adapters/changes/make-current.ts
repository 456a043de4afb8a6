import type { Time } from '#adapters/time/time.ts';
import type { ChangeRecord } from './change-record.ts';
import { mentions } from './mentions.ts';
import { type Provenance, withProvenance } from './provenance.ts';

export interface MakeNeeds {
  readonly record: Pick<ChangeRecord, 'edition' | 'isCurrent' | 'changedSince' | 'hasLeft'>;
  readonly time: Pick<Time, 'wait'>;
}

/** How something is made of the main API's answers, and what it shows then. */
export interface Work<Answers, Made> {
  /** Site and path under which it stands. */
  readonly page: string;
  readonly load: () => PromiseLike<Answers>;
  readonly make: (answers: Answers, provenance: Provenance) => Made;
  /** Whatever of it may show an article; without it, any change counts. */
  readonly textsOf?: ((made: Made) => readonly Uint8Array[]) | undefined;
}

export type MakeCurrent = <Answers, Made>(work: Work<Answers, Made>) => Promise<Made | null>;

/** Milliseconds before each further try: an origin hears of another's edits within a second. */
const pauses = [0, 0, 250, 1_000];

/**
 * Makes something of the main API's answers; anew when a change overtook the making that names what it shows, or of
 * which the names are not known.
 * Null when every try was overtaken: nobody is shown what has been removed meanwhile (R43).
 */
export const createMakeCurrent = ({ record, time }: MakeNeeds): MakeCurrent => {
  const isOvertaken = <Answers, Made>(
    { page, textsOf }: Work<Answers, Made>,
    made: Made,
    { edition }: Provenance,
    isLast: boolean,
  ): boolean => {
    if (record.isCurrent(edition, page)) return false;
    // Of an epoch that this node has not heard of, nobody can say whether it is newer or over; one that is over does
    // not last.
    if (edition !== null && edition.epoch !== record.edition().epoch) return !isLast || record.hasLeft(edition.epoch);
    const names = record.changedSince(edition, page);
    return names === null || textsOf === undefined || mentions(textsOf(made), names);
  };

  return async (work) => {
    for (const [tries, before] of pauses.entries()) {
      if (before > 0) await time.wait(before);
      const { made: answers, provenance } = await withProvenance(record.edition(), work.load);
      const made = work.make(answers, provenance);
      if (!isOvertaken(work, made, provenance, tries === pauses.length - 1)) return made;
    }
    return null;
  };
};
