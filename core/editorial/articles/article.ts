import type { Correction } from './correction.ts';
import type { Image } from '../../media/images/image.ts';
import type { Body } from './body.ts';
import type { Published } from './published.ts';

export type ArticleType = 'article' | 'longform' | 'liveblog' | 'liveblogpost' | 'other';

export interface SuperTag {
  readonly slug: string;
  readonly name: string;
  readonly siteSlug: string;
  readonly active: boolean;
}

export interface Tag {
  readonly slug: string;
  readonly name: string;
}

export interface Author {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly avatar: string | null;
}

export interface Contributor {
  readonly role: string;
  readonly name: string;
}

export interface KeyFigure {
  readonly value: string;
  readonly unit: string;
  readonly label: string;
}

export interface ArticleCard {
  readonly id: number;
  readonly siteSlug: string;
  readonly type: ArticleType;
  readonly slug: string;
  readonly path: string | null;
  readonly partnerUrl: string | null;
  readonly title: string;
  /** At most 200 characters. */
  readonly lead: string;
  readonly section: { readonly name: string; readonly slug: string } | null;
  readonly cover: Image | null;
  readonly authors: readonly Pick<Author, 'slug' | 'name' | 'avatar'>[];
  /** Of paid content, which has no authors (R57). */
  readonly sponsor?: string;
  readonly publishedAt: number;
  /** Only set when later than publishedAt. */
  readonly updatedAt: number | null;
  readonly live: boolean;
  readonly pr: boolean;
  readonly adult: boolean;
  readonly english: boolean;
  readonly motif?: string;
  readonly postsInDay?: number;
  /** Unix seconds; only for a running live blog with posts. */
  readonly latestPostAt?: number;
  /** Partner's counting frame, loaded after consent (spec §3.2). */
  readonly avCode?: string;
  readonly result?: true;
}

export type PublishedCard = Published<ArticleCard>;

/** Spec §3.2. Times are unix seconds. */
export interface Article {
  readonly id: number;
  readonly siteSlug: string;
  readonly originatingSite: string | null;
  readonly mirroringSites: readonly string[];
  readonly type: ArticleType;
  readonly slug: string;
  readonly version: number;
  readonly title: string;
  readonly subtitle: string;
  readonly lead: string;
  readonly recommender: string;
  readonly contentHighlight: string;
  readonly ogDescription: string;
  /** For search engines, instead of the title; may be empty. */
  readonly searchTitle: string;
  /** Where the text was first published; null for own texts. */
  readonly canonicalUrl: string | null;
  readonly body: Body;
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly publishedAt: number;
  readonly updatedAt: number | null;
  readonly section: SuperTag | null;
  readonly superTags: readonly SuperTag[];
  readonly tags: readonly Tag[];
  readonly flags: readonly string[];
  readonly authors: readonly Author[];
  readonly contributors: readonly Contributor[];
  /** Of paid content, which has no authors (R57). */
  readonly sponsor?: string;
  readonly corrections: readonly Correction[];
  readonly partnerUrl: string | null;
  readonly cover: Image | null;
  readonly shareImage: string | null;
  readonly active: boolean;
  readonly english: boolean;
  readonly live: boolean;
  readonly adult: boolean;
  readonly pr: boolean;
  readonly colorScheme: string;
  readonly colorClass: string;
  readonly headerType: string;
  readonly keyFigure: KeyFigure | null;
  readonly subType: string;
  /** `body` is only the free part (spec §6). */
  readonly gated: boolean;
  /** Part of `body` was unlocked by a token: never cache it for everyone. */
  readonly opened: boolean;
  readonly evergreen: boolean;
  readonly periodic: boolean;
  readonly announcement: boolean;
  /** Sponsored line URL with placeholders; empty when absent (spec §7.6). */
  readonly avCode: string;
  readonly reactions: number;
  readonly livescoreId: number | null;
  readonly subArticles: readonly PublishedCard[];
  readonly wideCover: boolean;
  readonly spiritualHelp: boolean;
  readonly drugProblem: boolean;
  readonly minutes: number;
  readonly parentId: number | null;
  readonly recommended: string | null;
}

export interface Linked {
  readonly url: string | null;
}

export interface LinkedArticle extends Article {
  readonly section: (SuperTag & Linked) | null;
  readonly tags: readonly (Tag & Linked)[];
  readonly authors: readonly (Author & Linked)[];
}

export interface LivePost {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly title: string;
  readonly body: Body;
  readonly publishedAt: number;
  readonly updatedAt: number | null;
  readonly authors: readonly (Pick<Author, 'slug' | 'name' | 'avatar'> & Partial<Linked>)[];
  readonly pinned: boolean;
  readonly path?: string | null;
}

export type PublishedPost = Published<LivePost>;
