import type { DeskOrder } from '#adapters/newsroom-contract/follow.ts';

export type FollowOrder =
  | { readonly do: 'follow-add'; readonly desk: Omit<DeskOrder, 'mapping'> & { readonly mapping: unknown } }
  | { readonly do: 'follow-hooks'; readonly desk: number; readonly ids: readonly string[] }
  | { readonly do: 'follow-list' }
  | { readonly do: 'follow-remove'; readonly desk: number }
  | { readonly do: 'follow-confirm'; readonly desk: number };
