import type { SaidFields } from '../database/schema/article-fields.ts';
import type { SiteKey } from '../database/schema/origin-site.ts';

/** A picture: its path under `/uploads/`, what it shows, and whose it is. */
export interface Picture {
  readonly path: string;
  readonly caption: string;
  readonly credit: string;
}

/** An entry of a live blog. Times are unix seconds. */
export interface Post {
  readonly title: string;
  readonly html: string;
  readonly publishedAt: number;
  readonly updatedAt?: number;
  readonly pinned?: boolean;
  readonly authors?: readonly string[];
  /** `{slug of the live blog}-{n}` unless told. */
  readonly slug?: string;
}

/** An article. Times are unix seconds; everything optional is as the list of fields has it unless told. */
export interface Article extends SaidFields {
  readonly site: SiteKey;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** The HTML of each page, at least one. */
  readonly pages: readonly string[];
  readonly publishedAt: number;
  readonly updatedAt?: number | null;
  readonly version?: number;
  /** Slug of the main section, and of further ones, on the article's own site. */
  readonly section: string | null;
  readonly alsoIn?: readonly string[];
  /** Names of tags, made when new; see `tagSlugs`. */
  readonly tags?: readonly string[];
  /** Slugs of authors. */
  readonly authors?: readonly string[];
  readonly flags?: readonly string[];
  readonly cover?: Picture | null;
  /** Entries of a live blog. */
  readonly posts?: readonly Post[];
}
