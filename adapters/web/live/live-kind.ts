import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { LiveHistory } from '#core/polling/live-history.ts';

export interface LiveKind<T extends object> {
  readonly load: (id: number, asked: Pick<Address, 'host' | 'query'>) => ResultAsync<LiveHistory<T>, Failure>;
  readonly inBrief: (value: T) => T;
  readonly join: (known: LiveHistory<T>, told: LiveHistory<T>) => LiveHistory<T>;
  /** True after the end (R39). */
  readonly isOver: (history: LiveHistory<T>) => boolean;
}
