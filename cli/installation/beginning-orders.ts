export type BeginningOrder =
  | { readonly do: 'check'; readonly repair: boolean }
  | { readonly do: 'init-sample' }
  | { readonly do: 'init-empty'; readonly newspaper: unknown }
  | { readonly do: 'remove-sample' };

export interface BeginningResults {
  readonly check: {
    readonly search: number;
    readonly lists: number;
    readonly uploads: readonly string[];
    readonly repaired: boolean;
  };
  readonly 'init-sample': { readonly isNew: boolean };
  readonly 'init-empty': { readonly isNew: boolean };
  readonly 'remove-sample': { readonly removed: number; readonly left: readonly string[] };
}

export type BeginningFailure = 'begun' | 'reserved' | 'no-sample';
