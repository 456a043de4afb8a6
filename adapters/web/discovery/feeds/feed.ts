import type { PublishedCard } from '#core/editorial/articles/article.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import { imageSizes } from '#core/media/images/sizes.ts';
import { listOn } from '#core/pages/list/list-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { publicAddress } from '#core/pages/building/public-addresses.ts';
import { entryId } from './entry-id.ts';

/** Addresses are absolute, times are unix seconds. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly publisher: string;
  readonly home: string;
  readonly self: string;
  readonly logo: string | null;
  readonly updatedAt: number;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: number;
  readonly updatedAt: number;
  readonly categories: readonly string[];
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
  readonly picture: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  } | null;
}

const pictureOf = ({ site, common }: Frame, { cover }: Pick<PublishedCard, 'cover'>): FeedItem['picture'] =>
  cover && {
    url: publicAddress(site, imageVariant(cover.path, 'share', null, common.assetsUrl)),
    alt: cover.alt,
    ...imageSizes.share,
  };

export type AuthorAddress = (author: string, card: Pick<PublishedCard, 'siteSlug'>) => string | null;

const itemOf =
  (frame: Frame, addressOf: AuthorAddress) =>
  ({ path, ...card }: PublishedCard): readonly FeedItem[] =>
    path === null
      ? []
      : [
          {
            id: entryId(frame.site.feedIdOrigin ?? frame.site.origin, card.publishedAt, String(card.id)),
            url: publicAddress(frame.site, path),
            title: card.title,
            summary: card.lead,
            publishedAt: card.publishedAt,
            updatedAt: card.updatedAt ?? card.publishedAt,
            categories: card.section === null ? [] : [card.section.name],
            authors: card.authors.map(({ name, slug }) => {
              const address = addressOf(slug, card);
              return { name, url: address && publicAddress(frame.site, address) };
            }),
            picture: pictureOf(frame, card),
          },
        ];

/** Partner articles are advertisements and are left out. */
const listedIn = (page: Page): readonly PublishedCard[] => {
  const items = listOn(page)?.items ?? [];
  return page.route.name === 'legfrissebb' ? items.filter(({ pr }) => !pr) : items;
};

export const feedOf = (page: Page, self: string, addressOf: AuthorAddress): Feed => {
  const { frame, head } = page;
  const { site } = frame;
  const items = listedIn(page).flatMap(itemOf(frame, addressOf));
  return {
    title: head.title === '' || head.title === site.name ? site.name : `${head.title} – ${site.name}`,
    description: head.description || site.name,
    language: head.language,
    publisher: site.name,
    home: site.origin + (head.noindex && head.feed ? head.feed.path.replace(/^\/rss/, '') : head.canonical),
    self: site.origin + self,
    logo: site.shareLogo === '' ? null : publicAddress(site, site.shareLogo),
    updatedAt: Math.max(0, ...items.map(({ updatedAt }) => updatedAt)),
    items,
  };
};
