import type { PageAnswer } from './ask-page.ts';

export interface FoundPage {
  /** Its kind. */
  readonly route: string;
  readonly host: string;
  /** With its query. */
  readonly path: string;
}

export interface FindNeeds {
  readonly ask: (host: string, path: string) => Promise<PageAnswer>;
  /** Pages of one kind make the same calls. Null for anything but a public page; without a body, by address alone. */
  readonly kindOf: (host: string, path: string, body?: string) => string | null;
  readonly starts: readonly { readonly host: string; readonly path: string }[];
}

const maxRequests = 300;

const linksIn = (body: string): readonly string[] =>
  [...body.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

type Address = FindNeeds['starts'][number];

/** The starts and one page of each kind that links lead to, breadth first. */
export const findPages = async ({ ask, kindOf, starts }: FindNeeds): Promise<readonly FoundPage[]> => {
  const found = new Map<string, FoundPage>();
  const seen = new Set(starts.map(({ host, path }) => host + path));
  const queue: Address[] = [];
  let requests = 0;

  const look = async ({ host, path }: Address, keyOf = (kind: string): string => kind): Promise<void> => {
    requests += 1;
    const { status, body } = await ask(host, path);
    const kind = status === 200 ? kindOf(host, path, body) : null;
    if (kind === null || found.has(keyOf(kind))) return;
    found.set(keyOf(kind), { route: kind, host, path });
    const links = linksIn(body).filter((link) => !seen.has(host + link));
    for (const link of new Set(links)) {
      seen.add(host + link);
      queue.push({ host, path: link });
    }
  };

  for (const start of starts) await look(start, (kind) => `${kind} ${start.host}${start.path}`);
  const alike: Address[] = [];
  const hasRoom = (): boolean => requests < maxRequests;
  for (let next = queue.shift(); next !== undefined && hasRoom(); next = queue.shift()) {
    const kind = kindOf(next.host, next.path);
    if (kind !== null && found.has(kind)) alike.push(next);
    else if (kind !== null) await look(next);
  }
  // Some have a kind that only their text shows.
  for (const next of alike.slice(0, Math.max(0, maxRequests - requests))) await look(next);
  return [...found.values()];
};
