import type { Time } from '#adapters/time/time.ts';
import type { ChangeRecord } from './change-record.ts';
import { mentions } from './mentions.ts';
import { type Provenance, withProvenance } from './provenance.ts';

export interface MakeNeeds {
  readonly record: Pick<ChangeRecord, 'edition' | 'isCurrent' | 'changedSince' | 'hasLeft'>;
  readonly time: Pick<Time, 'wait'>;
}

/** How to render something from the main API's responses. */
export interface Work<Answers, Made> {
  /** Site and path of its URL. */
  readonly page: string;
  readonly load: () => PromiseLike<Answers>;
  readonly make: (answers: Answers, provenance: Provenance) => Made;
  /** All text that may show an article. Without it, any change causes a retry. */
  readonly textsOf?: ((made: Made) => readonly Uint8Array[]) | undefined;
}

export type MakeCurrent = <Answers, Made>(work: Work<Answers, Made>) => Promise<Made | null>;

/** Milliseconds before each retry: an origin receives another origin's edits within a second. */
const pauses = [0, 0, 250, 1_000];

/**
 * Renders, and retries when a change during rendering affects the result. Null after the last retry: readers must not
 * see removed content (R43).
 */
export const createMakeCurrent = ({ record, time }: MakeNeeds): MakeCurrent => {
  const isOvertaken = <Answers, Made>(
    { page, textsOf }: Work<Answers, Made>,
    made: Made,
    { edition }: Provenance,
    isLast: boolean,
  ): boolean => {
    if (record.isCurrent(edition, page)) return false;
    // An unknown epoch may be newer or over: retry, then accept it unless it is known to be over.
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
