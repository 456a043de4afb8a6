import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { ownText } from '../moved/own-text.ts';
import type { Label, MovedArticle, MovedNewspaper, Outline } from '../moved/moved-article.ts';
import { articleSlug, FreeSlugs, labelSlug } from './free-slugs.ts';
import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import type { SiteAddresses } from './site-addresses.ts';

export interface PlanNeeds {
  readonly addresses: SiteAddresses;
  readonly reserved: { readonly sections: readonly string[]; readonly slugs: readonly string[] };
  /** Unix seconds: the time of public articles without one. */
  readonly now: number;
}

interface Planned {
  readonly slug: string;
  /** Null for articles that are not public. */
  readonly path: string | null;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

type Owner = Pick<OldAddress, 'kind' | 'to'>;

/** Documents have no version that is hidden or closed. */
export const isDocument = ({ isPage = false, readers }: Outline): boolean => isPage && readers === 'public';

/** Without a trailing slash, which the site removes by itself; not percent-encoded. */
export const normal = (address: string): string => {
  const [path = '', query] = address.split('?', 2);
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // The old site accepted it as it is.
  }
  const short = plain.replace(/\/+$/, '') || '/';
  return query === undefined || query === '' ? short : `${short}?${query}`;
};

/** Slugs and addresses of everything, before the first article is written: texts link to later ones. */
export class Plan {
  private readonly articles = new Map<string, Planned>();
  private readonly targets = new Map<string, string>();
  /** Targets of old addresses, hidden articles included. */
  private readonly owners = new Map<string, Owner>();
  private readonly links = new Map<string, string>();
  private readonly tagSlugs = new Map<string, string>();
  private readonly sections = new Map<string, Label>();
  private readonly uses = new Map<string, number>();
  private readonly authors = new Map<string, Label>();
  private readonly lists = new Set<string>();
  /** Of documents, by id. */
  private readonly articlePaths = new Map<string, string | null>();
  /** New addresses of lists with at least one public article. */
  private readonly shown = new Set<string>();
  private readonly needs: PlanNeeds;
  private readonly slugs: FreeSlugs;
  private readonly sectionSlugs: FreeSlugs;
  private readonly authorSlugs: FreeSlugs;
  private readonly freeTags = new FreeSlugs(['elo']);

  constructor(needs: PlanNeeds) {
    this.needs = needs;
    this.slugs = new FreeSlugs(needs.reserved.slugs);
    this.sectionSlugs = new FreeSlugs([...needs.reserved.sections, ...needs.reserved.slugs]);
    this.authorSlugs = new FreeSlugs(needs.reserved.slugs);
  }

  get size(): number {
    return this.articles.size;
  }

  add(outline: Outline): void {
    const { id, slug, title, readers, publishedAt, section, tags, addresses, links = [] } = outline;
    const free = this.slugs.take(ownText(articleSlug(slug, title, id)));
    const own = section === null ? null : this.section(section).slug;
    const article =
      readers === 'hidden' ? null : this.needs.addresses.article(own, publishedAt ?? this.needs.now, free);
    const path = isDocument(outline) ? this.needs.addresses.document(free) : article;
    if (path !== article) this.articlePaths.set(id, article);
    if (own !== null && path !== null) this.uses.set(own, (this.uses.get(own) ?? 0) + 1);
    this.articles.set(ownText(id), { slug: free, path });
    for (const tag of tags) this.tag(tag);
    const owner: Owner =
      path !== null && path !== article ? { kind: 'place', to: path } : { kind: 'article', to: free };
    for (const address of addresses) this.lead(address, path, owner);
    if (path !== null) for (const link of links) this.links.set(ownText(normal(link)), path);
  }

  /** After all outlines. */
  addLists({ sections, authors, lists }: MovedNewspaper): void {
    const { addresses } = this.needs;
    for (const section of sections) this.section(section);
    for (const author of authors) this.author(author);
    for (const { from, kind, to } of lists) {
      if (kind === 'feed') this.lead(from, addresses.feed, { kind: 'place', to: addresses.feed });
      else if (kind === 'same') this.lead(from, this.newPath(to) ?? null, this.owners.get(normal(to)) ?? null);
      else {
        const slug = kind === 'tag' ? this.tag(to) : this[kind]({ slug: to, name: to }).slug;
        this.lists.add(addresses[kind](slug));
        this.lead(from, addresses[kind](slug), { kind, to: slug });
      }
    }
  }

  /** Each article, before `redirects`: the name of a label that only hidden ones have stays unknown. */
  show({ readers, section, alsoIn, tags, authors }: MovedArticle): void {
    if (readers === 'hidden') return;
    const { addresses } = this.needs;
    for (const label of section === null ? alsoIn : [section, ...alsoIn])
      this.shown.add(addresses.section(this.section(label).slug));
    for (const tag of tags) this.shown.add(addresses.tag(this.tag(tag)));
    for (const label of authors) this.shown.add(addresses.author(this.author(label).slug));
  }

  /** A page whose text turned out to be closed: documents are open. */
  becomeArticle(id: string): void {
    const document = this.articles.get(id)?.path ?? null;
    const article = this.articlePaths.get(id);
    if (document === null || article === undefined) return;
    this.articles.set(id, { slug: this.slugOf(id), path: article });
    for (const paths of [this.targets, this.links])
      for (const [from, to] of paths)
        if (to !== document) continue;
        else if (article === null) paths.delete(from);
        else paths.set(from, article);
    const owner: Owner = { kind: 'article', to: this.slugOf(id) };
    for (const [from, { kind, to }] of this.owners)
      if (kind === 'place' && to === document) this.owners.set(from, owner);
    // Texts that were made before link to it.
    if (article !== null) this.targets.set(document, article);
  }

  /** The sections with the most public articles, the largest first. */
  largestSections(max: number): readonly Label[] {
    return [...this.sections.values()]
      .filter(({ slug }) => this.uses.has(slug))
      .toSorted((one, other) => (this.uses.get(other.slug) ?? 0) - (this.uses.get(one.slug) ?? 0))
      .slice(0, max);
  }

  slugOf(id: string): string {
    return this.articles.get(id)?.slug ?? '';
  }

  /** A section keeps its first name: import refuses two names of one slug. */
  section(wanted: Label): Label {
    return this.label(this.sections, wanted, this.sectionSlugs, 'rovat');
  }

  author(wanted: Label): Label {
    return this.label(this.authors, wanted, this.authorSlugs, 'szerzo');
  }

  newPath(address: string): string | undefined {
    const key = normal(address);
    return this.targets.get(key) ?? this.links.get(key);
  }

  isShown(author: Label): boolean {
    return this.shown.has(this.needs.addresses.author(this.author(author).slug));
  }

  /** A list that no public article is in: its name stays unknown. */
  isEmptyList(path: string): boolean {
    return this.lists.has(path) && !this.shown.has(path);
  }

  /** Old addresses that the site does not answer by itself. */
  *redirects(): Generator<Redirect> {
    for (const [from, to] of this.targets)
      if (from !== to && from !== '/' && (!this.lists.has(to) || this.shown.has(to))) yield { from, to };
  }

  /** Old addresses for the database, which knows what is public. */
  *oldAddresses(): Generator<OldAddress> {
    for (const [from, owner] of this.owners) if (from !== '/') yield { from, ...owner };
  }

  private label(known: Map<string, Label>, { slug, name }: Label, free: FreeSlugs, other: string): Label {
    const found = known.get(slug);
    if (found !== undefined) return found;
    const made = { slug: free.take(labelSlug(slug, name, other)), name: name.trim() || slug };
    known.set(slug, made);
    return made;
  }

  private tag(name: string): string {
    const key = name.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
    const known = this.tagSlugs.get(key);
    if (known !== undefined) return known;
    const slug = this.freeTags.take(slugOf(name) || 'cimke');
    this.tagSlugs.set(ownText(key), slug);
    return slug;
  }

  /** A public target is preferred to a hidden one, else the first counts. */
  private lead(address: string, path: string | null, owner: Owner | null): void {
    const from = ownText(normal(address));
    const isFirst = !this.targets.has(from);
    if (owner !== null && isFirst && (path !== null || !this.owners.has(from))) this.owners.set(from, owner);
    if (path !== null && isFirst) this.targets.set(from, path);
  }
}
