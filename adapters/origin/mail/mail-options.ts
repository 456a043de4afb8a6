import type { MailServer } from './send-by-smtp.ts';

/** How letters go out: by a server, or into the outbox of this machine, which its operator reads at a port of loopback. */
export type MailOptions =
  | { readonly way: 'smtp'; readonly server: MailServer }
  | { readonly way: 'outbox'; readonly port: number };
