import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import { mentions } from '#adapters/changes/mentions.ts';
import { type Edition, isSame } from '#adapters/changes/edition.ts';

/** What was made of the main API's answers and may be sent again. */
interface Kept {
  /** Site and path. */
  readonly page: string;
  readonly edition: Edition | null;
}

interface Judged {
  /** Where this node stood then. */
  readonly at: Edition;
  readonly stands: boolean;
}

/**
 * Whether something kept may be sent although it cannot be made anew: only while no change since names what it shows
 * (R43); what shows stories without naming them, and so has no texts to look through, only while nothing has changed.
 * Judged once for each state of the record, because during an outage it is asked for by every reader.
 */
export const createMayServeStale = <Copy extends Kept>(
  record: Pick<ChangeRecord, 'edition' | 'changedSince'>,
  textsOf: ((cachedPage: Copy) => readonly Uint8Array[]) | undefined,
) => {
  const judged = new WeakMap<Copy, Judged>();

  const stands = (cachedPage: Copy): boolean => {
    const names = record.changedSince(cachedPage.edition, cachedPage.page);
    return names !== null && !mentions(textsOf?.(cachedPage), names);
  };

  return (cachedPage: Copy): boolean => {
    const at = record.edition();
    const known = judged.get(cachedPage);
    if (known && isSame(known.at, at)) return known.stands;
    const fresh = { at, stands: stands(cachedPage) };
    judged.set(cachedPage, fresh);
    return fresh.stands;
  };
};
