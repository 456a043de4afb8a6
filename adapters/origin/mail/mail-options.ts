import type { MailServer } from './send-by-smtp.ts';

/** Why a node sends readers nothing: it is a preview, its public addresses are not set, or no mail server is. */
export type NoMail = 'preview' | 'no-public-origin' | 'no-server';

/** How letters go out: by a server, into the outbox of this machine, which its operator reads at a port of loopback, or not. */
export type MailOptions =
  | { readonly way: 'smtp'; readonly server: MailServer }
  | { readonly way: 'outbox'; readonly port: number }
  | { readonly way: 'none'; readonly why: NoMail };
