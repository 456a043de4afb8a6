import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeRecord } from './change-record.ts';
import { mentions } from './mentions.ts';
import { type Provenance, withProvenance } from './provenance.ts';

export interface MakeNeeds {
  readonly record: Pick<ChangeRecord, 'edition' | 'isCurrent' | 'changedSince'>;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** How something is made of the main API's answers, and what it shows then. */
export interface Work<Answers, Made> {
  /** Site and path under which it stands. */
  readonly page: string;
  readonly load: () => PromiseLike<Answers>;
  readonly make: (answers: Answers, provenance: Provenance) => Made;
  /** Whatever of it may show an article; without it, any change counts. */
  readonly textsOf?: (made: Made) => readonly Uint8Array[];
}

export type MakeCurrent = <Answers, Made>(work: Work<Answers, Made>) => Promise<Made | null>;

/** Milliseconds before each further try: an origin hears of another's edits within a second. */
const pauses = [0, 0, 200, 800];

/**
 * Makes something of the main API's answers; anew when a change overtook the making that names what it shows, or of which the names are not known.
 * Null when every try was overtaken: nobody is shown what has been removed meanwhile (R43).
 */
export const createMakeCurrent = ({ record, pause = wait }: MakeNeeds): MakeCurrent => {
  const isOvertaken = <Answers, Made>({ page, textsOf }: Work<Answers, Made>, made: Made, { edition, begun }: Provenance): boolean => {
    if (record.isCurrent(edition, page)) return false;
    const { epoch } = record.edition();
    // Answers of an epoch that this node has not been told of yet are newer than all it knows, unless it was told of another meanwhile.
    if (edition !== null && edition.epoch !== epoch) return begun.epoch !== epoch;
    const names = record.changedSince(edition, page);
    return names === null || textsOf === undefined || mentions(textsOf(made), names);
  };

  return async (work) => {
    for (const before of pauses) {
      if (before > 0) await pause(before);
      const { made: answers, provenance } = await withProvenance(record.edition(), work.load);
      const made = work.make(answers, provenance);
      if (!isOvertaken(work, made, provenance)) return made;
    }
    return null;
  };
};
