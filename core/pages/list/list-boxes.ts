import type { AdSlot } from '../../ads/ad-slot.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { RecognizedEmbed } from '../../media/embeds/recognize-embed.ts';
import type { Hike } from '../../editorial/lists/hiking.ts';

/** The boxes beside a list; what does not stand there by the rule is false, empty or null (spec §2.4). */
export interface ListBoxes {
  /** Where the social pages can be followed. */
  readonly follow: boolean;
  /** App and shop. */
  readonly links: boolean;
  /** Weather, rates, rivers and what partners paid for. */
  readonly day: boolean;
  readonly music: Extract<RecognizedEmbed, { readonly kind: 'music' }> | null;
  readonly hikingNews: readonly PublishedCard[];
  /** Shown from the width of a desktop on. */
  readonly ad: AdSlot | null;
}

/** What the hiking section has above its list. */
export interface HikingGuide {
  /** The archive's filters that keep its search within the section (spec §2.5). */
  readonly filters: string;
  readonly hikes: readonly Hike[];
  /** The maps service's own map; null without one. */
  readonly map: RecognizedEmbed | null;
}
