export type BeginningOrder =
  | { readonly do: 'check'; readonly repair: boolean }
  | { readonly do: 'init-sample' }
  | { readonly do: 'init-empty'; readonly newspaper: unknown }
  | { readonly do: 'remove-sample' };
