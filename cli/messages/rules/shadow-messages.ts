import type { ShadowKind } from '#core/addresses/shadow-difference.ts';

export interface ShadowMessages {
  readonly command: string;
  readonly since: string;
  readonly refusedSince: string;
  readonly span: (seconds: number) => string;
  readonly lost: (span: string, requests: number) => string;
  readonly noneLost: (span: string) => string;
  readonly others: (found: number, moved: number, requests: number) => string;
  readonly same: (span: string, requests: number) => string;
  readonly nobodyCame: (span: string) => string;
  readonly younger: (span: string) => string;
  readonly notShown: (requests: number) => string;
  readonly notSet: string;
  readonly kinds: Readonly<Record<ShadowKind, string>>;
  readonly columns: Readonly<Record<'requests' | 'kind' | 'address' | 'before' | 'after' | 'rules', string>>;
}
