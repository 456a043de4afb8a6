import type { SetLetter } from './set-letter.ts';

export interface MailServer {
  /** `smtp:` or `smtps:`, with user name and password. */
  readonly url: string;
  readonly from: string;
  /** Timeout of each delivery step, in milliseconds. */
  readonly timeout?: number;
}

/** Accepted, permanently refused, or retry later. `answered` is the server's reply code, 0 without a reply. */
export type Delivery = { readonly kind: 'sent' | 'refused' } | { readonly kind: 'later'; readonly answered: number };

export type SendLetter = (
  to: string,
  letter: SetLetter & { readonly unsubscribe?: string | null },
) => Promise<Delivery>;

/** Headers for one-click unsubscribe (RFC 8058). */
const listHeaders = (unsubscribe: string | null): Readonly<Record<string, string>> =>
  unsubscribe === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      };

/** 5xx for the recipient is permanent (RFC 5321). Only the code is logged: reply texts often contain the address. */
const deliveryOf = (cause: unknown): Delivery => {
  const { responseCode = 0, command } = cause as { readonly responseCode?: number; readonly command?: string };
  return responseCode >= 500 && command === 'RCPT TO' ? { kind: 'refused' } : { kind: 'later', answered: responseCode };
};

export const sendBySmtp = async ({ url, from, timeout = 10_000 }: MailServer): Promise<SendLetter> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return async (to, { subject, text, html, unsubscribe = null }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(unsubscribe) },
      });
      return { kind: 'sent' };
    } catch (cause) {
      return deliveryOf(cause);
    }
  };
};
