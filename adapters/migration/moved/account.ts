import { dropCodeOf } from './drop-code.ts';
import type { LedgerLine, LedgerTotals } from '#adapters/newsroom-contract/migration.ts';

export type Fate = 'kept' | 'changed' | 'dropped';

/** Counts each element of one article, or of the rest of a source, with its fate. */
export class Account {
  private readonly counts = new Map<string, { readonly element: string; fate: Fate; reason: string; count: number }>();

  note(element: string, fate: Fate, reason = '', count = 1): void {
    if (count === 0) return;
    const key = `${element}\n${fate}\n${reason}`;
    const known = this.counts.get(key);
    if (known === undefined) this.counts.set(key, { element, fate, reason, count });
    else known.count += count;
  }

  kept(element: string, count = 1): void {
    this.note(element, 'kept', '', count);
  }

  changed(element: string, how: string, count = 1): void {
    this.note(element, 'changed', how, count);
  }

  dropped(element: string, why: string, count = 1): void {
    this.note(element, 'dropped', why, count);
  }

  lines(article: string | null): readonly LedgerLine[] {
    return [...this.counts.values()].map(({ element, fate, reason, count }) => ({
      article,
      element,
      found: count,
      kept: fate === 'kept' ? count : 0,
      changed: fate === 'changed' ? count : 0,
      dropped: fate === 'dropped' ? count : 0,
      reason: reason === '' ? null : reason,
      code: fate === 'dropped' ? dropCodeOf(reason) : null,
    }));
  }
}

export const noTotals: LedgerTotals = { found: 0, kept: 0, changed: 0, dropped: 0 };

export const added = (one: LedgerTotals, other: LedgerTotals): LedgerTotals => ({
  found: one.found + other.found,
  kept: one.kept + other.kept,
  changed: one.changed + other.changed,
  dropped: one.dropped + other.dropped,
});
