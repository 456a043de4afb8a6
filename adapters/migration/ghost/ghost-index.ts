import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { Account } from '../moved/account.ts';
import type { Label } from '../moved/moved-article.ts';
import { textAt } from '../moved/parsed-object.ts';
import type { GhostRow } from './read-ghost.ts';

interface Linked {
  readonly id: string;
  readonly order: number;
}

export interface GhostTag extends Label {
  /** Tags whose name begins with `#` are for the editors alone. */
  readonly isInternal: boolean;
}

export interface GhostMeta {
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
  readonly searchTitle: string;
}

const unread: Readonly<Record<string, string>> = {
  members: 'readers are not moved by this command',
  newsletters: 'the newsletter is set here',
  posts_products: 'access follows the visibility of the post',
  posts_products_access: 'access follows the visibility of the post',
  roles_users: 'staff accounts are made here',
  settings: 'settings of Ghost',
};

/** Rows that belong to posts, and the small tables. */
export class GhostIndex {
  readonly account = new Account();
  readonly tags = new Map<string, GhostTag>();
  readonly users = new Map<string, Label>();
  readonly metas = new Map<string, GhostMeta>();
  private readonly tagsOfPosts = new Map<string, Linked[]>();
  private readonly usersOfPosts = new Map<string, Linked[]>();

  learn({ table, row }: GhostRow): void {
    if (table === 'tags') this.tag(row);
    else if (table === 'users') this.user(row);
    else if (table === 'posts_tags') this.link(this.tagsOfPosts, row, 'tag_id');
    else if (table === 'posts_authors') this.link(this.usersOfPosts, row, 'author_id');
    else if (table === 'posts_meta') this.meta(row);
    else this.account.dropped(`row:${table}`, unread[table] ?? 'it holds no article');
  }

  tagsOf(post: string): readonly GhostTag[] {
    return this.linked(this.tagsOfPosts, post).flatMap((id) => this.tags.get(id) ?? []);
  }

  authorsOf(post: string): readonly Label[] {
    return this.linked(this.usersOfPosts, post).flatMap((id) => this.users.get(id) ?? []);
  }

  private linked(links: ReadonlyMap<string, readonly Linked[]>, post: string): readonly string[] {
    return (links.get(post) ?? []).toSorted((one, other) => one.order - other.order).map(({ id }) => id);
  }

  private tag(row: unknown): void {
    const name = textAt(row, 'name').trim();
    const isInternal = name.startsWith('#') || textAt(row, 'visibility') === 'internal';
    this.tags.set(textAt(row, 'id'), { slug: textAt(row, 'slug') || slugOf(name), name, isInternal });
    if (isInternal) this.account.dropped('row:tags', 'an internal tag of the editors');
    else this.account.kept('row:tags');
  }

  /** Addresses and passwords of the row are not read. */
  private user(row: unknown): void {
    const name = textAt(row, 'name').trim() || textAt(row, 'slug');
    this.users.set(textAt(row, 'id'), { slug: slugOf(textAt(row, 'slug')) || slugOf(name) || 'szerzo', name });
    this.account.changed('row:users', 'name and address of the author; accounts are made here');
  }

  private link(links: Map<string, Linked[]>, row: unknown, key: string): void {
    const post = textAt(row, 'post_id');
    const one = { id: textAt(row, key), order: Number(textAt(row, 'sort_order')) };
    const known = links.get(post);
    if (known === undefined) links.set(post, [one]);
    else known.push(one);
    this.account.kept(key === 'tag_id' ? 'row:posts_tags' : 'row:posts_authors');
  }

  private meta(row: unknown): void {
    this.metas.set(textAt(row, 'post_id'), {
      alt: textAt(row, 'feature_image_alt'),
      caption: textAt(row, 'feature_image_caption'),
      description: textAt(row, 'meta_description') || textAt(row, 'og_description'),
      searchTitle: textAt(row, 'meta_title'),
    });
    this.account.kept('row:posts_meta');
  }
}
