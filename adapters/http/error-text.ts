import { z } from 'zod';

const said = z.string().optional().catch(undefined);

/**
 * The fields in which upstreams say what went wrong: problem details (RFC 9457) and the plain forms of older
 * services.
 */
const errorBody = z.object({ detail: said, message: said, error: said, title: said });

/**
 * The error text of an answer's body: that of its JSON, or the body itself where it is none; exactly as sent, so that
 * it can be compared.
 */
export const errorText = (body: string): string => {
  try {
    const { detail, message, error, title } = errorBody.parse(JSON.parse(body));
    return detail ?? message ?? error ?? title ?? '';
  } catch {
    return body.trim();
  }
};
