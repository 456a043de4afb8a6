import { z } from 'zod';

const said = z.string().optional().catch(undefined);

/** Error fields of problem details (RFC 9457) and of older services. */
const errorBody = z.object({ detail: said, message: said, error: said, title: said });

export const errorText = (body: string): string => {
  try {
    const { detail, message, error, title } = errorBody.parse(JSON.parse(body));
    return detail ?? message ?? error ?? title ?? '';
  } catch {
    return body.trim();
  }
};
