import type { PageAnswer } from './ask-page.ts';

export interface FoundPage {
  readonly route: string;
  readonly host: string;
  readonly path: string;
}

export interface FindNeeds {
  readonly ask: (host: string, path: string) => Promise<PageAnswer>;
  /** Null for anything but a public page without a query. */
  readonly routeOf: (host: string, path: string) => string | null;
  readonly fronts: readonly { readonly host: string; readonly path: string }[];
}

const maxRequests = 300;

const linksIn = (body: string): readonly string[] =>
  [...body.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)].map(([, path = '']) => path);

/** One page of each route that links from the fronts lead to, breadth first. */
export const findPages = async ({ ask, routeOf, fronts }: FindNeeds): Promise<readonly FoundPage[]> => {
  const found = new Map<string, FoundPage>();
  const seen = new Set(fronts.map(({ host, path }) => host + path));
  const queue = [...fronts];
  for (let requests = 0; requests < maxRequests; requests += 1) {
    const next = queue.shift();
    if (next === undefined) break;
    const route = routeOf(next.host, next.path);
    if (route === null) continue;
    const isFront = requests < fronts.length;
    const key = isFront ? `${route} ${next.host}${next.path}` : route;
    if (found.has(key) && !isFront) continue;
    const { status, body } = await ask(next.host, next.path);
    if (status !== 200) continue;
    found.set(key, { ...next, route });
    for (const path of linksIn(body))
      if (!seen.has(next.host + path)) {
        seen.add(next.host + path);
        queue.push({ host: next.host, path });
      }
  }
  return [...found.values()];
};
