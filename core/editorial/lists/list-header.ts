/** A logo, a title or an author (spec §2.2). */
export interface ListHeader {
  readonly kind: 'logo' | 'title' | 'author';
  readonly title: string;
  readonly description: string;
  readonly avatar: string | null;
  readonly role: string;
  readonly rss: string | null;
  readonly follow?: string;
}
