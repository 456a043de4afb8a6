import type { Reply } from '../../http/reply.ts';

/** The upstream's envelope: errors are in `errors`, with HTTP status 200. */
export const envelope = (
  get: string,
  parameters: Readonly<Record<string, string>>,
  response: readonly unknown[],
  errors: Readonly<Record<string, string>> | readonly never[] = [],
): Reply => ({
  body: JSON.stringify({
    get,
    parameters,
    errors,
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
  }),
  type: 'application/json; charset=utf-8',
  headers: { 'Cache-Control': 'no-cache' },
});
