import type { Identity } from '#adapters/newsroom-contract/staff.ts';

export type UserOrder =
  | { readonly do: 'add-user'; readonly email: string; readonly name: string; readonly password: string }
  | { readonly do: 'list-users' }
  | { readonly do: 'disable-user'; readonly email: string }
  | { readonly do: 'remove-passkeys'; readonly email: string }
  | { readonly do: 'reset-otp'; readonly email: string }
  | ({ readonly do: 'link-user'; readonly email: string } & Identity)
  | ({ readonly do: 'unlink-user'; readonly email: string } & Identity);
