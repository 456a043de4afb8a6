import type { FindingKind } from './findings.ts';
import type { Installation } from '../installation/installation.ts';

/** The reason from the rule's `accepts`; null when it has none. */
export type AcceptedBy = (finding: { readonly kind: FindingKind; readonly rules: readonly string[] }) => string | null;

export const acceptedBy = ({ book }: Installation): AcceptedBy => {
  const accepts = new Map(book.rules.map((rule) => [rule.id, rule.accepts ?? {}]));
  return ({ kind, rules: [first = ''] }) => {
    const reasons = accepts.get(first);
    return reasons?.[kind] ?? (kind === 'redirect-into-404' ? reasons?.['new-404'] : null) ?? null;
  };
};
