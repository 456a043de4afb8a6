import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import { mentions } from '#adapters/changes/mentions.ts';
import { type Edition, isSame } from '#adapters/changes/edition.ts';

interface Kept {
  readonly page: string;
  readonly edition: Edition | null;
}

interface Judged {
  readonly at: Edition;
  readonly stands: boolean;
}

/**
 * Allows an outdated entry only if no later change names its content (R43). Without texts, any change forbids it. Memoized
 * per record state, for outages.
 */
export const createMayServeOutdated = <Copy extends Kept>(
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
