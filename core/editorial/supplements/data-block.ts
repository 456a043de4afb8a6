import type { Score } from '../../sport/football/sides.ts';
import type { StandingRow } from '../../sport/football/standings.ts';
import type { PlayerCounts, TopListKind } from '../../sport/football/top-list.ts';

interface BlockHead {
  readonly title: string;
  readonly note: string;
}

/** Always combine a colour with text. */
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
  readonly own: string;
}

export interface SupplementMatch {
  /** Unix seconds. */
  readonly at: number;
  readonly stage: string;
  readonly home: string;
  readonly away: string;
  readonly score: Score | null;
  readonly shootOut: Score | null;
  readonly venue: string;
}

export interface MatchBlock extends BlockHead {
  readonly type: 'matches';
  readonly shows: 'times' | 'scores';
  readonly matches: readonly SupplementMatch[];
}

export interface GroupBlock extends BlockHead {
  readonly type: 'groups';
  readonly rows: readonly StandingRow[];
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
  readonly who: readonly string[];
  readonly outcome: string;
}

export interface ScheduleBlock extends BlockHead {
  readonly type: 'schedule';
  readonly events: readonly ScheduledEvent[];
}

export interface ParticipationBlock extends BlockHead {
  readonly type: 'participation';
  readonly series: string;
  readonly earlierSeries: string;
  /** Turnout in percent, by hour. */
  readonly hours: readonly { readonly hour: string; readonly percent: number; readonly earlier: number | null }[];
}

export interface Candidate {
  readonly name: string;
  readonly party: string;
  readonly votes: number;
}

export interface Constituency {
  readonly slug: string;
  readonly name: string;
  readonly seat: string;
  readonly county: string;
  /** Turnout in percent. */
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
    readonly members: readonly string[];
  }[];
}

export interface SeatBlock extends BlockHead {
  readonly type: 'seats';
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
  readonly row: number;
  readonly column: number;
  readonly colour: PaletteColour;
  readonly winner: string;
  readonly value: number;
}

export interface TileMapBlock extends BlockHead {
  readonly type: 'tile-map';
  readonly unit: string;
  readonly measure: string;
  readonly tiles: readonly MapTile[];
}

export interface FrameBlock extends BlockHead {
  readonly type: 'frame';
  /** Absolute URL from content; check it before framing. */
  readonly src: string;
}

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
