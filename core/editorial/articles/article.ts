import type { Correction } from './correction.ts';
import type { Image } from '../../media/images/image.ts';
import type { Body } from './body.ts';
import type { Published } from './published.ts';

export type ArticleType = 'article' | 'longform' | 'liveblog' | 'liveblogpost' | 'other';

/** A section (rovat) of a site. */
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
  /** Job title or, after the byline rule, the name of the site the author writes for. */
  readonly title: string;
  readonly avatar: string | null;
}

export interface Contributor {
  readonly role: string;
  readonly name: string;
}

/** The number of a story as its editors write it: `708`, `cm`, `az Ildó vízállása Ludasérnél`. */
export interface KeyFigure {
  readonly value: string;
  /** Empty where the number stands for itself. */
  readonly unit: string;
  readonly label: string;
}

/** What a list, a front or a box shows of an article. */
export interface ArticleCard {
  readonly id: number;
  readonly siteSlug: string;
  readonly type: ArticleType;
  readonly slug: string;
  /** Made by `canonicalPath`; null for an article that no address leads to. */
  readonly path: string | null;
  /** Where a partner article leads instead of `path`. */
  readonly partnerUrl: string | null;
  readonly title: string;
  /** At most 200 characters. */
  readonly lead: string;
  readonly section: { readonly name: string; readonly slug: string } | null;
  readonly cover: Image | null;
  readonly authors: readonly Pick<Author, 'slug' | 'name' | 'avatar'>[];
  readonly publishedAt: number;
  /** Only when later than publishedAt. */
  readonly updatedAt: number | null;
  readonly live: boolean;
  readonly pr: boolean;
  readonly adult: boolean;
  readonly english: boolean;
  /** What its cover shows, in a word: two of one motif look alike. */
  readonly motif?: string;
  /** Posts of the last 24 hours, of a live blog that goes on. */
  readonly postsInDay?: number;
  /** What a partner counts it by where it stands in a list or on a front: framed unseen, after consent (spec §3.2). */
  readonly avCode?: string;
  /** It tells how a match or a race ended, or may: hidden from readers who want no spoilers. */
  readonly result?: true;
}

/** A card of what everybody may read: nothing else stands in a list. */
export type PublishedCard = Published<ArticleCard>;

/** A whole article as the main API gives it, in our words (spec §3.2). Times are unix seconds. */
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
  readonly body: Body;
  /** 1-based number of the page that `body` is, and how many there are. */
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
  /** In the order of time. */
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
  /** Of a live blog; null without one. */
  readonly keyFigure: KeyFigure | null;
  /** What kind of writing it is, as editors call it. */
  readonly subType: string;
  /** `body` is the free part alone; the rest needs a token (spec §6). */
  readonly gated: boolean;
  /** Some of `body` is there only because of the token that it was asked for with: it is not for everybody. */
  readonly opened: boolean;
  /** Never out of date, so that its age is no news. */
  readonly evergreen: boolean;
  /** Comes out again and again. */
  readonly periodic: boolean;
  readonly announcement: boolean;
  /** Address of the frame of its sponsored line, with placeholders; empty without one (spec §7.6). */
  readonly avCode: string;
  /** How many reacted to it on the social network, as far as the editors' system knows. */
  readonly reactions: number;
  /** Of the match it is about; null without one. */
  readonly livescoreId: number | null;
  /** The pieces that belong to it. */
  readonly subArticles: readonly PublishedCard[];
  readonly wideCover: boolean;
  readonly spiritualHelp: boolean;
  readonly drugProblem: boolean;
  readonly minutes: number;
  readonly parentId: number | null;
  readonly recommended: string | null;
}

/** A label with the address of the list of what bears it; null where none leads there. */
export interface Linked {
  readonly url: string | null;
}

/** An article as a page shows it: its labels are links. */
export interface LinkedArticle extends Article {
  readonly section: (SuperTag & Linked) | null;
  readonly tags: readonly (Tag & Linked)[];
  readonly authors: readonly (Author & Linked)[];
}

/** One entry of a live blog. */
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
  /** Its own address, which outlives every paging: told once its live blog is opened, null when none leads to it. */
  readonly path?: string | null;
}

/** A post that everybody may read. */
export type PublishedPost = Published<LivePost>;
