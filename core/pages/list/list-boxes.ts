import type { AdSlot } from '../../ads/ad-slot.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { RecognizedEmbed } from '../../media/embeds/recognize-embed.ts';
import type { Hike } from '../../editorial/lists/hiking.ts';

/** Boxes beside a list. Absent ones are false, empty or null (spec §2.4). */
export interface ListBoxes {
  readonly follow: boolean;
  readonly links: boolean;
  readonly day: boolean;
  readonly music: Extract<RecognizedEmbed, { readonly kind: 'music' }> | null;
  readonly hikingNews: readonly PublishedCard[];
  readonly ad: AdSlot | null;
}

export interface HikingGuide {
  /** Archive filters that limit a search to the section (spec §2.5). */
  readonly filters: string;
  readonly hikes: readonly Hike[];
  readonly map: RecognizedEmbed | null;
}
