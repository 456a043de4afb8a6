import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { LiveHistory } from '#core/polling/live-history.ts';

/** One kind of what readers follow: matches, or sessions of race weekends. */
export interface LiveKind<T extends object> {
  /** What is known by now; may be called as often as anybody likes. The address says where else to look for it. */
  readonly load: (id: number, asked: Pick<Address, 'host' | 'query'>) => ResultAsync<LiveHistory<T>, Failure>;
  /** Without what stands still while it is followed: the page that follows it has been served with that. */
  readonly inBrief: (value: T) => T;
  /** What one node knows, with what another one does. */
  readonly join: (known: LiveHistory<T>, told: LiveHistory<T>) => LiveHistory<T>;
  /** Whether nothing more can happen (R39). */
  readonly isOver: (history: LiveHistory<T>) => boolean;
}
