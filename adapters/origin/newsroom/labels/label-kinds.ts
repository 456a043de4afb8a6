import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';

interface LabelTables {
  readonly table: 'authors' | 'super_tags' | 'tags';
  readonly join: 'article_authors' | 'article_super_tags' | 'article_tags';
  readonly column: 'author_id' | 'super_tag_id' | 'tag_id';
  /** Of its list, below the site's path prefix. */
  readonly path: string;
}

export const labelTables: Readonly<Record<LabelKind, LabelTables>> = {
  author: { table: 'authors', join: 'article_authors', column: 'author_id', path: '/szerzo' },
  section: { table: 'super_tags', join: 'article_super_tags', column: 'super_tag_id', path: '/rovat' },
  tag: { table: 'tags', join: 'article_tags', column: 'tag_id', path: '/cimke' },
};
