import type { Account } from './account.ts';
import type { FileFate } from './file-fate.ts';

export interface Label {
  readonly slug: string;
  readonly name: string;
}

export interface SourcePicture {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** `hidden` becomes inactive; `members` is closed, with or without a gate in its text. */
export type Readers = 'public' | 'hidden' | 'members';

/** The part of an article that links, slugs and redirects need before the first text is written. */
export interface Outline {
  /** Unique in the source. */
  readonly id: string;
  /** Wanted; the plan makes it valid and unique. */
  readonly slug: string;
  readonly title: string;
  readonly readers: Readers;
  /** Unix seconds. */
  readonly publishedAt: number | null;
  /** A standing page: outside of lists and feeds. */
  readonly isPage?: boolean;
  readonly section: Label | null;
  readonly tags: readonly string[];
  /** Old addresses: a path with its query, as links of the source spell them. */
  readonly addresses: readonly string[];
  /** Further addresses that texts of the source use for it. */
  readonly links?: readonly string[];
}

export interface MovedArticle extends Outline {
  readonly lead: string;
  readonly html: string;
  /** Unix seconds. */
  readonly updatedAt: number | null;
  readonly alsoIn: readonly Label[];
  readonly authors: readonly Label[];
  readonly flags: readonly string[];
  readonly cover: SourcePicture | null;
  readonly description: string;
  /** For search engines, instead of the title. */
  readonly searchTitle?: string;
  /** As the source spells it; may be an address of the old site. */
  readonly canonical?: string;
  readonly isEnglish: boolean;
  /** Folders that relative addresses of pictures begin from. */
  readonly beside?: readonly string[];
  /** Path that relative links begin from, where it is not the first address. */
  readonly base?: string;
  readonly account: Account;
}

export interface MenuItem {
  readonly label: string;
  readonly url: string;
}

/** A rule for addresses of one shape (docs/command-line.md, rule sets), after those of single addresses. */
export interface OldShape {
  readonly id: string;
  readonly from: string;
  /** A path of the old site that `from` captures, or a place of this site. */
  readonly to: string | 'archive' | 'feed' | 'newest';
  readonly example: string;
}

export interface MovedMenu {
  readonly items: readonly MenuItem[];
  /** Its name in the ledger. */
  readonly element?: string;
}

/** Shared parts, complete after the outlines were read. */
export interface MovedNewspaper {
  readonly sections: readonly Label[];
  readonly authors: readonly Label[];
  /** The first becomes the main menu. */
  readonly menus: readonly MovedMenu[];
  /** Old addresses of lists, feeds and attachments. */
  readonly lists: readonly OldList[];
  readonly shapes?: readonly OldShape[];
}

export interface OldList {
  readonly from: string;
  readonly kind: 'section' | 'tag' | 'author' | 'feed' | 'same';
  /** Slug of a section or author; name of a tag; for `same`, another old address. */
  readonly to: string;
}

/** A picture that the text names by a number instead of an address. */
export interface KnownPicture {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** An opened export. Read `outlines` to its end before the rest. */
export interface MovedSource {
  /** The address of the old site, without a trailing slash; empty when unknown. */
  readonly home: () => string;
  readonly outlines: () => AsyncIterable<Outline>;
  readonly newspaper: () => MovedNewspaper;
  readonly articles: () => AsyncIterable<MovedArticle>;
  /** Lines about the rest of the source, after the articles. */
  readonly rest: (fateOf: (address: string) => FileFate) => Account;
  readonly pictureOf: (id: string) => KnownPicture | undefined;
}
