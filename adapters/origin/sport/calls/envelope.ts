import type { Reply } from '../../http/reply.ts';

/** Upstream's envelope; whatever goes wrong stands in `errors`, under HTTP 200. */
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
