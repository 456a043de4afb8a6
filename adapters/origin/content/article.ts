import type { SaidFields } from '../database/schema/article-fields.ts';
import type { SiteKey } from '../database/schema/origin-site.ts';

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
  /** Defaults to `{slug of the live blog}-{n}`. */
  readonly slug?: string;
}

/** Times are unix seconds. Defaults of optional fields are in `articleFields`. */
export interface Article extends SaidFields {
  readonly site: SiteKey;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly pages: readonly string[];
  readonly publishedAt: number;
  readonly updatedAt?: number | null;
  readonly version?: number;
  readonly section: string | null;
  readonly alsoIn?: readonly string[];
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  readonly flags?: readonly string[];
  readonly cover?: Picture | null;
  readonly posts?: readonly Post[];
}
