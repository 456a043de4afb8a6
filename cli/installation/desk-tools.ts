import type { DeskHooks, DeskKind } from '#adapters/newsroom-contract/follow.ts';

export interface DeskPlace {
  /** Without a trailing slash. */
  readonly address: string;
  readonly key: string | null;
  readonly allowPrivate: boolean;
}

/** What the command line asks a desk itself, before and after it is followed. */
export interface DeskTools {
  readonly recognise: (
    place: DeskPlace,
  ) => Promise<
    | { readonly kind: DeskKind; readonly mayHaveHooks: boolean }
    | { readonly unusable: 'no-desk' | 'no-key' | 'key-refused'; readonly why: string }
  >;
  /** Webhooks of Ghost. `why` is null when all of them were set up. */
  readonly setHooks: (
    place: DeskPlace,
    hook: { readonly target: string; readonly secret: string },
  ) => Promise<{ readonly ids: readonly string[]; readonly why: string | null }>;
  /** Null when none is left at the desk; otherwise why. */
  readonly removeHooks: (hooks: DeskHooks) => Promise<string | null>;
  readonly events: readonly string[];
  /** Of the main site, without a trailing slash; null when the settings cannot be read. */
  readonly ownOrigin: string | null;
}
