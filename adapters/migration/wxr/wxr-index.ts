import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { plainText } from '../body/plain-text.ts';
import { Account } from '../moved/account.ts';
import type { KnownPicture, Label, MenuItem, MovedMenu, OldList } from '../moved/moved-article.ts';
import type { FileFate } from '../moved/file-fate.ts';
import { fieldOf, metaOf, namedTerms, pathOf } from './wxr-item.ts';
import type { WxrChannel, WxrItem, WxrShared } from './wxr-record.ts';

interface Category extends Label {
  readonly parent: string;
}

interface Attachment extends KnownPicture {
  readonly parent: string;
  readonly page: string;
}

interface GivenMenuItem {
  readonly menu: string;
  readonly isBelow: boolean;
  readonly kind: string;
  readonly label: string;
  readonly url: string;
  readonly target: string;
}

const list = (from: string, kind: OldList['kind'], to: string): OldList => ({ from, kind, to });

/** Small records of the whole export, from the first pass. Texts are not among them, except reusable blocks. */
export class WxrIndex {
  home = '';
  readonly account = new Account();
  readonly categories = new Map<string, Category>();
  readonly categoryIds = new Map<string, string>();
  readonly tags = new Map<string, string>();
  readonly authors = new Map<string, Label>();
  private readonly authorIds = new Map<string, string>();
  readonly attachments = new Map<string, Attachment>();
  readonly ownPictures = new Map<string, string[]>();
  readonly reusable = new Map<string, string>();
  private readonly menu: GivenMenuItem[] = [];
  private readonly posts = new Map<string, MenuItem>();
  private readonly terms = new Map<string, MenuItem>();

  channel({ fields, comments = 0 }: WxrChannel): void {
    this.account.dropped('comment', 'readers’ comments are not moved', comments);
    this.home = (fields.get('wp:base_blog_url') ?? fields.get('link') ?? '').replace(/\/+$/, '');
  }

  shared({ record, fields, meta }: WxrShared): void {
    const term = `term:${record === 'term' ? (fields.get('wp:term_taxonomy') ?? '').trim() : record}`;
    this.account.dropped(`meta of ${term}`, 'of a plugin or theme', meta);
    if (record === 'author') return this.author(fields);
    const read = (name: string): string => (fields.get(name) ?? '').trim();
    const known = { category: 'wp:cat_name', tag: 'wp:tag_name', term: 'wp:term_name' }[record];
    const name = plainText(read(known));
    if (record === 'category' || term === 'term:category') {
      const slug = read(record === 'term' ? 'wp:term_slug' : 'wp:category_nicename');
      this.categoryIds.set(read('wp:term_id'), slug);
      this.terms.set(read('wp:term_id'), { label: name, url: `/category/${slug}` });
      this.category(slug, name, read(record === 'term' ? 'wp:term_parent' : 'wp:category_parent'));
      this.account.kept('term:category');
    } else if (record === 'tag' || term === 'term:post_tag') {
      const slug = read(record === 'term' ? 'wp:term_slug' : 'wp:tag_slug');
      this.tag(slug, name);
      this.terms.set(read('wp:term_id'), { label: name, url: `/tag/${slug}` });
      this.account.kept('term:post_tag');
    } else this.account.dropped(term, 'it groups neither articles by section nor by tag');
  }

  category(slug: string, name: string, parent = ''): void {
    const known = this.categories.get(slug);
    if (slug === '' || (known !== undefined && known.parent !== '')) return;
    this.categories.set(slug, { slug, name: name || slug, parent: parent === slug ? '' : parent });
  }

  tag(slug: string, name: string): void {
    if (name !== '' && !this.tags.has(slug)) this.tags.set(slug, name);
  }

  /** From the broadest; a loop of parents ends. */
  ancestors(slug: string): readonly string[] {
    const found: string[] = [];
    for (let at = this.categories.get(slug)?.parent ?? ''; at !== '' && !found.includes(at) && at !== slug;) {
      const parent = this.categories.get(at);
      if (parent === undefined) break;
      found.unshift(at);
      at = parent.parent;
    }
    return found;
  }

  attachment(item: WxrItem): void {
    const id = fieldOf(item, 'wp:post_id');
    const parent = fieldOf(item, 'wp:post_parent');
    this.attachments.set(id, {
      address: fieldOf(item, 'wp:attachment_url') || fieldOf(item, 'guid'),
      alt: metaOf(item, '_wp_attachment_image_alt'),
      caption: plainText(fieldOf(item, 'excerpt:encoded')),
      credit: metaOf(item, '_media_credit', 'media_credit', 'credit'),
      parent,
      page: pathOf(fieldOf(item, 'link')) ?? '',
    });
    if (parent === '0' || parent === '') return;
    const own = this.ownPictures.get(parent);
    if (own === undefined) this.ownPictures.set(parent, [id]);
    else own.push(id);
  }

  /** Public ones alone. `title` only for pages: menus name them without a label. */
  post(id: string, url: string, title: string): void {
    this.posts.set(id, { label: title, url });
  }

  menuItem(item: WxrItem): void {
    this.menu.push({
      menu: namedTerms(item).find(({ domain }) => domain === 'nav_menu')?.slug ?? '',
      isBelow: !/^0?$/.test(metaOf(item, '_menu_item_menu_item_parent')),
      kind: metaOf(item, '_menu_item_type'),
      label: plainText(fieldOf(item, 'title')),
      url: metaOf(item, '_menu_item_url'),
      target: metaOf(item, '_menu_item_object_id'),
    });
  }

  menus(): readonly MovedMenu[] {
    return [...Map.groupBy(this.menu, ({ menu }) => menu).values()].map((items) => ({
      element: 'item:nav_menu_item',
      items: items.flatMap((item) => (item.isBelow ? [] : this.resolved(item))),
    }));
  }

  lists(): readonly OldList[] {
    const sections = [...this.categories.keys()].flatMap((slug) =>
      [`/category/${[...this.ancestors(slug), slug].join('/')}`, `/category/${slug}`].map((from) =>
        list(from, 'section', slug),
      ),
    );
    const attachments = [...this.attachments].flatMap(([id, { parent, page }]) => {
      const to = this.posts.get(parent)?.url;
      return to === undefined ? [] : [page, `/?attachment_id=${id}`].map((from) => list(from, 'same', to));
    });
    return [
      ...sections,
      ...[...this.tags].map(([slug, name]) => list(`/tag/${slug}`, 'tag', name)),
      // WordPress spells the address of an author as a slug of the name for signing in.
      ...[...this.authors].flatMap(([login, { slug }]) =>
        [...new Set([login, slug])].map((name) => list(`/author/${name}`, 'author', slug)),
      ),
      ...[...this.categoryIds].filter(([id]) => id !== '').map(([id, slug]) => list(`/?cat=${id}`, 'section', slug)),
      ...[...this.tags].map(([slug, name]) => list(`/?tag=${slug}`, 'tag', name)),
      ...[...this.authorIds].map(([id, slug]) => list(`/?author=${id}`, 'author', slug)),
      ...attachments.filter(({ from }) => from.length > 1),
      list('/feed', 'feed', ''),
      list('/comments/feed', 'feed', ''),
    ];
  }

  closeAccount(fateOf: (address: string) => FileFate): void {
    for (const { address } of this.attachments.values()) {
      const fate = fateOf(address);
      if (fate === 'taken') this.account.kept('item:attachment');
      else if (fate === 'linked') this.account.changed('item:attachment', 'a link to its address');
      else this.account.dropped('item:attachment', 'no article shows it');
    }
    for (const item of this.menu)
      if (item.isBelow) this.account.dropped('item:nav_menu_item', 'below another item: menus here have one level');
      else if (this.resolved(item).length === 0)
        this.account.dropped('item:nav_menu_item', 'its target is not in the export, or is hidden');
  }

  private resolved({ kind, label, url, target }: GivenMenuItem): readonly MenuItem[] {
    const known = kind === 'custom' ? { label, url } : (kind === 'taxonomy' ? this.terms : this.posts).get(target);
    const words = label || known?.label;
    return known === undefined || known.url === '' || words === undefined || words === ''
      ? []
      : [{ label: words, url: known.url }];
  }

  private author(fields: ReadonlyMap<string, string>): void {
    const read = (name: string): string => (fields.get(name) ?? '').trim();
    const login = read('wp:author_login');
    const full = `${read('wp:author_first_name')} ${read('wp:author_last_name')}`.trim();
    const name = plainText(read('wp:author_display_name') || full || login);
    if (login === '') return this.account.dropped('author', 'without a name');
    const slug = slugOf(login) || slugOf(name) || 'szerzo';
    if (read('wp:author_id') !== '') this.authorIds.set(read('wp:author_id'), slug);
    this.authors.set(login, { slug, name });
    this.account.kept('author');
  }
}
