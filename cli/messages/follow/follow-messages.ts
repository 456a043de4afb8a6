import type { FollowedWay, WaitReason } from '#adapters/newsroom-contract/follow.ts';

export interface FollowMessages {
  readonly commands: Readonly<Record<'follow' | 'add' | 'list' | 'status' | 'confirm' | 'remove', string>>;
  readonly options: Readonly<
    Record<'site' | 'key' | 'map' | 'maxRemovals' | 'allowPrivate' | 'hooks' | 'noHooks', string>
  >;
  readonly failures: Readonly<Record<'no-desk' | 'desk-exists' | 'nothing-waits', (about: string) => string>>;
  readonly noMapping: (file: string) => string;
  readonly refusedAddress: string;
  readonly unusable: Readonly<Record<'no-desk' | 'no-key' | 'key-refused', (address: string, why: string) => string>>;
  readonly added: (id: number, kind: string) => string;
  readonly hook: (path: string, secret: string) => string;
  readonly hooksSet: (count: number, target: string) => string;
  readonly hooksNotSet: (why: string) => string;
  /** For an administrator, who enters them by hand. */
  readonly hooksByHand: (events: readonly string[], target: string, secret: string) => string;
  readonly noHooks: string;
  readonly hooksLeft: (address: string, why: string) => string;
  readonly none: string;
  readonly columns: Readonly<Record<'id' | 'kind' | 'address' | 'site' | 'articles', string>>;
  readonly leader: (node: string | null) => string;
  readonly articles: (shown: number, queue: number) => string;
  readonly ways: Readonly<Record<FollowedWay, string>>;
  readonly lastSuccess: (way: string, seconds: number | null) => string;
  readonly delays: (half: number, most: number, of: number) => string;
  readonly fault: (why: string, seconds: number, next: number) => string;
  readonly doubt: (why: string) => string;
  readonly waiting: Readonly<Record<WaitReason, (slugs: readonly string[]) => string>>;
  readonly confirm: (desk: number) => string;
  readonly refused: (slug: string, why: string) => string;
  readonly unmapped: (what: string) => string;
  readonly emptyLiveBlog: (slug: string) => string;
  readonly closedLiveBlog: (slug: string) => string;
  readonly confirmed: (articles: number) => string;
  readonly removed: (id: number) => string;
}
