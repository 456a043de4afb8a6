import type { Page } from '#core/pages/page.ts';

/** What `{path}/_payload.json` answers. */
export type Payload =
  | { readonly kind: 'page'; readonly copy: string; readonly page: Page }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'none'; readonly status: number };

/** The address of a page's data; a path without its trailing slash is followed by the exact suffix. */
export const payloadAddress = (path: string, search: string): string => `${path === '/' ? '' : path}/_payload.json${search}`;

/** Null when the answer is not ours to show: the browser then loads the page whole. */
export const loadPayload = async (path: string, search: string, signal?: AbortSignal): Promise<Payload | null> => {
  const answer = await fetch(payloadAddress(path, search), { headers: { accept: 'application/json' }, signal: signal ?? null }).catch(() => null);
  if (!answer?.headers.get('content-type')?.startsWith('application/json')) return null;
  return (await answer.json()) as Payload;
};
