import type { SetLetter } from './set-letter.ts';

export interface MailServer {
  /** `smtp:` or `smtps:`, with the name and password of whoever sends. */
  readonly url: string;
  /** What letters say they are from. */
  readonly from: string;
  /** At most so many milliseconds for each step of a delivery. */
  readonly patience?: number;
}

/** Taken over; refused for good; or not now, with what the server answered as a number (0 for nothing). */
export type Delivery = { readonly kind: 'sent' | 'refused' } | { readonly kind: 'later'; readonly answered: number };

/** Sends one letter to one reader. */
export type SendLetter = (
  to: string,
  letter: SetLetter & { readonly unsubscribe?: string | null },
) => Promise<Delivery>;

/** By which mail programs offer to end a newsletter by one press (RFC 8058). */
const listHeaders = (unsubscribe: string | null): Readonly<Record<string, string>> =>
  unsubscribe === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      };

/**
 * 5xx to the recipient is a refusal for good (RFC 5321); whatever else is missing may come back. What a server
 * says often names the address, which no log may hold: only its number goes on.
 */
const deliveryOf = (cause: unknown): Delivery => {
  const { responseCode = 0, command } = cause as { readonly responseCode?: number; readonly command?: string };
  return responseCode >= 500 && command === 'RCPT TO' ? { kind: 'refused' } : { kind: 'later', answered: responseCode };
};

/** Sends letters by a server that speaks SMTP. */
export const sendBySmtp = async ({ url, from, patience = 10_000 }: MailServer): Promise<SendLetter> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return async (to, { subject, text, html, unsubscribe = null }) => {
    try {
      await transport.sendMail({
        from,
        // As an object it is one recipient, whatever its letters are.
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
