import type { IncomingMessage } from 'node:http';
import type { ActionRequest } from '#core/readers/accounts/may-act.ts';

/** The page that sent a form, according to the browser's headers (R35). */
export const senderOf = ({ headers }: IncomingMessage): Omit<ActionRequest, 'method'> => ({
  fetchSite: [headers['sec-fetch-site']].flat()[0] ?? null,
  origin: headers.origin ?? null,
});
