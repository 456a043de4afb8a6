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

/** What every tab of a supplement has around it. */
export interface SupplementSummary {
  readonly colour: SupplementColour;
  /** The path by which its mark is drawn, on a square of 24. */
  readonly mark: string;
  /** Null where nothing is known, and where the tab itself tells it at length. */
  readonly standing: ToldStanding | null;
  readonly boxes: SupplementBoxes;
  /** The tags that its own search always bears. */
  readonly searchTags: readonly SearchTag[];
}

/** What stands around one of them. */
export interface AroundTab {
  readonly supplement: SupplementSummary;
  readonly header: ListHeader;
  readonly tabs: readonly PlacedTab[];
  /** Of the tab, with what stands below it. */
  readonly path: string;
}

/**
 * A data page of another publisher as what it was recognised for: a frame that opens when it is asked for, or a link
 * (R26, R28).
 */
export type ShownBlock =
  | Exclude<DataBlock, FrameBlock>
  | (Omit<FrameBlock, 'src'> & { readonly embed: RecognizedEmbed });

/** A count as its page was served. */
export interface Counting {
  readonly count: Count;
  readonly held: readonly HeldBlock[];
  /** When upstream last said so: unix seconds. */
  readonly observedAt: number;
  /** Supplement and path of the data, as in `valasztas-2022/korzetek`. */
  readonly place: string;
}

/** A tab of data; one constituency stands alone when its own address was asked for. */
export interface SupplementData extends AroundTab {
  readonly kind: 'data';
  readonly views: readonly PlacedTab[];
  readonly blocks: readonly ShownBlock[];
  readonly unit: Constituency | null;
  /** Null where no votes are counted, nor were. */
  readonly counting: Counting | null;
  readonly choice: ConstituencyChoice;
  /** Path of the tab itself. */
  readonly tabPath: string;
}

/** The tab of the prediction game: the rounds that belong to the supplement. */
export interface SupplementGame extends AroundTab {
  readonly kind: 'game';
  readonly rounds: readonly TipRound[];
}

/** A supplement's tab that lists articles. */
export interface SupplementArticles extends ListContent, AroundTab {
  readonly kind: 'articles';
}

/** A tab of a supplement (spec §2.3). */
export type SupplementContent =
  | SupplementArticles
  | ((SupplementData | SupplementGame) & Pick<ListContent, 'newest' | 'boxes'>);
