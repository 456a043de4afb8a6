import { z } from 'zod';
import type { LivePost, PublishedPost } from '#core/editorial/articles/article.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import type { LivePostPage } from '#core/editorial/live-blogs/live-post-page.ts';
import { parseBody } from '../../body/parse-body.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import { lenientNumber, lenientText, lenientTime, publicationTime } from '../../wire/lenient.wire.ts';
import { bylineWire } from '../../wire/person.wire.ts';
import { lenientPublicList, type PublicNeeds, publicList, publicOnly } from '../../wire/public-only.ts';
import { laterChange } from '../../wire/summary.wire.ts';

interface PostNeeds extends PublicNeeds {
  readonly embeds?: EmbedAllowList;
}

const post = z.object({
  id: z.number().int(),
  slug: lenientText,
  version: lenientNumber,
  title: lenientText,
  content: z.string(),
  pubDate: publicationTime,
  updatedAt: lenientTime,
  articleAuthors: lenientList(bylineWire),
});

const postItem = (pinned: boolean, { embeds, ...needs }: PostNeeds): z.ZodType<PublishedPost | null> =>
  z.object({ document: post }).transform(({ document }, context) =>
    publicOnly<LivePost>(
      needs,
      {
        id: document.id,
        slug: document.slug,
        version: document.version,
        title: document.title,
        // The page holds several posts; the prefix keeps ids unique.
        body: parseBody(document.content, embeds, { prefix: `content${document.id}-` }),
        publishedAt: document.pubDate,
        updatedAt: laterChange(document.pubDate, document.updatedAt),
        authors: document.articleAuthors,
        pinned,
      },
      { active: true, publishedAt: document.pubDate },
      context,
    ),
  );

/** One page of a live blog's posts, newest first (spec §3.2, "Live-blog child list"). */
export const livePostPageWire = (needs: PostNeeds): z.ZodType<LivePostPage> =>
  z
    .object({
      items: publicList(postItem(false, needs)),
      pinnedItems: lenientPublicList(postItem(true, needs)),
      totalItems: z.number().int().min(0),
      page: z.number().int().min(1).catch(1),
      totalPages: z.number().int().min(0).catch(1),
    })
    .transform(({ items, pinnedItems, ...numbers }) => ({ posts: items, pinned: pinnedItems, ...numbers }));
