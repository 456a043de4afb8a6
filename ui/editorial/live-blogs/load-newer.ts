import { articleOn } from '#core/pages/article/article-on.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Page } from '#core/pages/page.ts';
import type { Payload } from '#core/pages/building/payload.ts';
import { payloadAddress } from '../../window/payload-address.ts';

/** Milliseconds before each attempt: the server sends a stale render while it makes the new one. */
const tries = [0, 1500, 4000];

const pause = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => void setTimeout(resolve, milliseconds));

export interface NewerArticle {
  readonly page: Page;
  readonly content: ArticleContent;
}

const versionOf = ({ article, live }: ArticleContent): number => live?.version ?? article.version;

/** `page` is the number in the URL. Throws when this version does not arrive. */
export const loadNewer = async (
  path: string,
  page: number,
  version: number,
  signal: AbortSignal,
): Promise<NewerArticle> => {
  for (const wait of tries) {
    await pause(wait);
    const answer = await fetch(payloadAddress(path, page > 1 ? `?oldal=${page}` : ''), { cache: 'no-cache', signal });
    if (!answer.ok) continue;
    const payload = (await answer.json()) as Payload;
    if (payload.kind !== 'page') continue;
    const content = articleOn(payload.page);
    if (content && versionOf(content) >= version) return { page: payload.page, content };
  }
  throw new Error(`${path} does not come in version ${version}`);
};
