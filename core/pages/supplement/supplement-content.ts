import type { ListContent } from '../list/list-content.ts';
import type { RecognizedEmbed } from '../../media/embeds/recognize-embed.ts';
import type { ListHeader } from '../../editorial/lists/list-header.ts';
import type { SearchTag } from '../../editorial/search/search-tag.ts';
import type { TipRound } from '../../sport/tipping-game/tip-round.ts';
import type { ConstituencyChoice } from '../../editorial/supplements/constituencies.ts';
import type { Count, HeldBlock } from '../../editorial/supplements/count.ts';
import type { Constituency, DataBlock, FrameBlock } from '../../editorial/supplements/data-block.ts';
import type { ToldStanding } from './standing-of.ts';
import type { SupplementBoxes } from '../../editorial/supplements/supplement-boxes.ts';
import type { SupplementColour } from '../../editorial/supplements/supplement.ts';
import type { PlacedTab } from '../../editorial/supplements/supplement-tab.ts';

export interface SupplementSummary {
  readonly colour: SupplementColour;
  /** SVG path data on a 24×24 grid. */
  readonly mark: string;
  readonly standing: ToldStanding | null;
  readonly boxes: SupplementBoxes;
  readonly searchTags: readonly SearchTag[];
}

export interface AroundTab {
  readonly supplement: SupplementSummary;
  readonly header: ListHeader;
  readonly tabs: readonly PlacedTab[];
  readonly path: string;
}

/** An external data page: a frame that loads on demand, or a link (R26, R28). */
export type ShownBlock =
  | Exclude<DataBlock, FrameBlock>
  | (Omit<FrameBlock, 'src'> & { readonly embed: RecognizedEmbed });

export interface Counting {
  readonly count: Count;
  readonly held: readonly HeldBlock[];
  /** Unix seconds of upstream's last confirmation. */
  readonly observedAt: number;
  readonly place: string;
}

export interface SupplementData extends AroundTab {
  readonly kind: 'data';
  readonly views: readonly PlacedTab[];
  readonly blocks: readonly ShownBlock[];
  readonly unit: Constituency | null;
  readonly counting: Counting | null;
  readonly choice: ConstituencyChoice;
  readonly tabPath: string;
}

export interface SupplementGame extends AroundTab {
  readonly kind: 'game';
  readonly rounds: readonly TipRound[];
}

export interface SupplementArticles extends ListContent, AroundTab {
  readonly kind: 'articles';
}

/** Spec §2.3. */
export type SupplementContent =
  | SupplementArticles
  | ((SupplementData | SupplementGame) & Pick<ListContent, 'newest' | 'newestTitle' | 'boxes'>);
