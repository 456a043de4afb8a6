import { openGhost } from '#adapters/migration/ghost/open-ghost.ts';
import type { GhostRow } from '#adapters/migration/ghost/read-ghost.ts';
import type { MovedArticle } from '#adapters/migration/moved/moved-article.ts';
import type { JsonObject } from '#adapters/migration/moved/parsed-object.ts';
import { postLines } from '#adapters/migration/site/ghost/ghost-rows.ts';

export interface GhostPlace {
  /** Without a trailing slash. */
  readonly home: string;
  /** Unix seconds. */
  readonly now: number;
  /** With a key of the Admin API. */
  readonly isWhole: boolean;
}

/** One post as the migration converts it. */
export const ghostArticle = async (
  post: JsonObject,
  { home, now, isWhole }: GhostPlace,
): Promise<MovedArticle | undefined> => {
  const lines = postLines(post, 'post', isWhole).map(([, row]) => row as GhostRow);
  const rows = async function* (): AsyncGenerator<GhostRow> {
    yield* lines;
  };
  const source = openGhost({ rows, home, now });
  for await (const _ of source.outlines());
  for await (const article of source.articles()) return article;
  return undefined;
};
