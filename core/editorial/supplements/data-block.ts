import type { Score } from '../../sport/football/sides.ts';
import type { StandingRow } from '../../sport/football/standings.ts';
import type { PlayerCounts, TopListKind } from '../../sport/football/top-list.ts';

interface BlockHead {
  readonly title: string;
  /** Where the figures come from and how to read them; empty when there is nothing to say. */
  readonly note: string;
}

/** One of eight colours that tell parties and camps apart; always beside words. */
export type PaletteColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface MedalRow {
  readonly country: string;
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

export interface MedalBlock extends BlockHead {
  readonly type: 'medals';
  readonly rows: readonly MedalRow[];
  /** The country that readers look for first; empty when none is. */
  readonly own: string;
}

export interface SupplementMatch {
  /** Kick-off in unix seconds. */
  readonly at: number;
  readonly stage: string;
  readonly home: string;
  readonly away: string;
  /** Null before the match. */
  readonly score: Score | null;
  /** Null without a shoot-out. */
  readonly shootOut: Score | null;
  readonly venue: string;
}

export interface MatchBlock extends BlockHead {
  readonly type: 'matches';
  /** Whether readers come for the times or for the scores. */
  readonly shows: 'times' | 'scores';
  readonly matches: readonly SupplementMatch[];
}

export interface GroupBlock extends BlockHead {
  readonly type: 'groups';
  readonly rows: readonly StandingRow[];
  /** How many of each group go on; 0 when it is not told. */
  readonly through: number;
}

export interface ListedPlayer extends PlayerCounts {
  readonly name: string;
  readonly team: string;
}

export interface TopListBlock extends BlockHead {
  readonly type: 'top-list';
  readonly counts: TopListKind;
  readonly players: readonly ListedPlayer[];
}

export interface ScheduledEvent {
  /** Unix seconds. */
  readonly at: number;
  readonly sport: string;
  readonly event: string;
  readonly venue: string;
  /** Our own competitors; empty when there are none. */
  readonly who: readonly string[];
  /** As in `ezüstérem`, `5. hely`; empty when it is not known. */
  readonly outcome: string;
}

export interface ScheduleBlock extends BlockHead {
  readonly type: 'schedule';
  readonly events: readonly ScheduledEvent[];
}

export interface ParticipationBlock extends BlockHead {
  readonly type: 'participation';
  /** What the two series are called, as in `2022` and `2018`. */
  readonly series: string;
  readonly earlierSeries: string;
  /** Percentages of those entitled to vote, by the hour. */
  readonly hours: readonly { readonly hour: string; readonly percent: number; readonly earlier: number | null }[];
}

export interface Candidate {
  readonly name: string;
  readonly party: string;
  readonly votes: number;
}

export interface Constituency {
  readonly slug: string;
  /** As in `Baranya 2.`. */
  readonly name: string;
  readonly seat: string;
  readonly county: string;
  /** Percentage of those entitled to vote. */
  readonly turnout: number;
  readonly candidates: readonly Candidate[];
}

export interface ConstituencyBlock extends BlockHead {
  readonly type: 'constituencies';
  readonly units: readonly Constituency[];
}

export interface ShareRow {
  readonly name: string;
  readonly colour: PaletteColour;
  readonly votes: number;
  readonly percent: number;
  /** Null where no seats are given out. */
  readonly seats: number | null;
}

export interface ShareBlock extends BlockHead {
  readonly type: 'shares';
  readonly rows: readonly ShareRow[];
}

export interface PartyListBlock extends BlockHead {
  readonly type: 'party-lists';
  readonly lists: readonly {
    readonly party: string;
    readonly colour: PaletteColour;
    /** How many from the top of the list were elected. */
    readonly seats: number;
    readonly candidates: readonly { readonly name: string; readonly work: string }[];
  }[];
}

export interface FactionBlock extends BlockHead {
  readonly type: 'factions';
  readonly factions: readonly {
    readonly name: string;
    readonly short: string;
    readonly stance: string;
    readonly seats: number;
    /** Our own parties in it. */ readonly members: readonly string[];
  }[];
}

export interface SeatBlock extends BlockHead {
  readonly type: 'seats';
  /** From the left of the house to its right. */
  readonly groups: readonly {
    readonly name: string;
    readonly short: string;
    readonly colour: PaletteColour;
    readonly seats: number;
  }[];
}

export interface MapTile {
  readonly code: string;
  readonly name: string;
  /** Place on a grid of squares, from 0. */
  readonly row: number;
  readonly column: number;
  readonly colour: PaletteColour;
  /** What the colour stands for here, as the name of the winner. */
  readonly winner: string;
  readonly value: number;
}

export interface TileMapBlock extends BlockHead {
  readonly type: 'tile-map';
  /** What a tile and its value are called, as `Megye` and `Részvétel (%)`. */
  readonly unit: string;
  readonly measure: string;
  readonly tiles: readonly MapTile[];
}

export interface FrameBlock extends BlockHead {
  readonly type: 'frame';
  /** Absolute address; it comes from content and is to be judged before it is framed. */
  readonly src: string;
}

/** One piece of a data tab; each has a drawing of its own. */
export type DataBlock =
  | MedalBlock
  | MatchBlock
  | GroupBlock
  | TopListBlock
  | ScheduleBlock
  | ParticipationBlock
  | ConstituencyBlock
  | ShareBlock
  | PartyListBlock
  | FactionBlock
  | SeatBlock
  | TileMapBlock
  | FrameBlock;
