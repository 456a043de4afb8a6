/** What stands above a list: the sub-brand's logo, a title, or an author (spec §2.2). */
export interface ListHeader {
  readonly kind: 'logo' | 'title' | 'author';
  readonly title: string;
  readonly description: string;
  readonly avatar: string | null;
  /** Job title of an author; empty otherwise. */
  readonly role: string;
  /** Path of the feed; null when there is none. */
  readonly rss: string | null;
  /** What the list is followed by, as in an address; absent where it is nothing to follow. */
  readonly follow?: string;
}
