import type { Fault } from './file-fault.ts';

export type GivenFile =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string; readonly folder: string };

export interface SavedPosts {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export interface SavedArticle {
  readonly site: string;
  readonly slug: string;
  readonly version: number;
  readonly what: 'created' | 'updated' | 'unchanged';
  readonly posts: SavedPosts | null;
}

export interface SaveReport {
  readonly faults: readonly Fault[];
  readonly unshown?: readonly Fault[];
  readonly articles: readonly SavedArticle[];
}

export interface ListedArticle {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly active: boolean;
  readonly version: number;
  /** Unix seconds. */
  readonly publishedAt: number;
  readonly address: string;
}

export interface ExportReport {
  readonly files: number;
  readonly pictures: number;
}
