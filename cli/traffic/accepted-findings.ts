import type { FindingKind } from './findings.ts';
import type { Installation } from '../installation/installation.ts';

/** Why the rule set means to have a finding, by the first of its rules (`accepts`); null where it does not say. */
export type AcceptedBy = (finding: { readonly kind: FindingKind; readonly rules: readonly string[] }) => string | null;

export const acceptedBy = ({ book }: Installation): AcceptedBy => {
  const accepts = new Map(book.rules.map((rule) => [rule.id, rule.accepts ?? {}]));
  return ({ kind, rules: [first = ''] }) => {
    const reasons = accepts.get(first);
    return reasons?.[kind] ?? (kind === 'redirect-into-404' ? reasons?.['new-404'] : null) ?? null;
  };
};
