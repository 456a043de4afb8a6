import type { MailServer } from './send-by-smtp.ts';

export type NoMail = 'preview' | 'no-public-origin' | 'no-server';

export type MailOptions =
  | { readonly way: 'smtp'; readonly server: MailServer }
  | { readonly way: 'outbox'; readonly port: number }
  | { readonly way: 'none'; readonly why: NoMail };
