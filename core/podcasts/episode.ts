/** A podcast episode in a box (spec §3.3). Duration in seconds. */
export interface Episode {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly sourceUrl: string;
  readonly image: string | null;
  readonly duration: number;
  readonly articlePath: string | null;
  readonly podcast: { readonly slug: string; readonly name: string };
}
