import { type BrowserContext, expect } from '@playwright/test';
import type { Payload } from '#core/pages/building/payload.ts';

/** Serves one render with its own data, even when the server renders the page again. */
export const holdPage = async (context: BrowserContext, address: string): Promise<void> => {
  const { host, origin, pathname, search } = new URL(address);
  const get = async (path: string): Promise<string> => (await context.request.get(path, { headers: { host } })).text();
  const data = `${pathname.replace(/\/$/, '')}/_payload.json${search}`;
  let [text, payload] = ['', ''];
  const belongTogether = async (): Promise<boolean> => {
    [text, payload] = [await get(pathname + search), await get(data)];
    const parsed = JSON.parse(payload) as Payload;
    return parsed.kind === 'page' && text.includes(`data-copy="${parsed.copy}"`);
  };
  await expect.poll(belongTogether).toBe(true);
  await context.route(origin + pathname + search, (route) =>
    route.fulfill({ body: text, contentType: 'text/html; charset=utf-8' }),
  );
  await context.route(origin + data, (route) => route.fulfill({ body: payload, contentType: 'application/json' }));
};
