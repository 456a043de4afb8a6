import type { Motif } from '../covers/motifs.ts';
import type { SiteKey } from '../seed-site.ts';
import type { Draw } from './draw.ts';
import type { Facts } from './fill-in.ts';

/** Sentences that fit every story of a desk. They may use the facts that every story has: town, at, to, from, local, who, role, other, otherRole. */
export interface Desk {
  readonly quotes: readonly string[];
  readonly doubts: readonly string[];
  readonly backgrounds: readonly string[];
  readonly closings: readonly string[];
  readonly subheads: readonly string[];
}

/** Titles, leads and openings that tell the same turn of events; each title goes with each lead and opening. */
export interface Angle {
  readonly titles: readonly string[];
  readonly leads: readonly string[];
  readonly openings: readonly string[];
  readonly details?: readonly string[];
}

/** A kind of story that comes again and again, and the words in which it is told. */
export interface Family {
  readonly id: string;
  /** Where its stories appear, and how many there. */
  readonly appears: readonly { readonly site: SiteKey; readonly section: string; readonly count: number }[];
  readonly desk: Desk;
  readonly authors: readonly string[];
  readonly motifs: readonly [Motif, Motif, ...Motif[]];
  readonly tags: readonly string[];
  /** Tags that say what the story is of, with its facts filled in. */
  readonly labels?: readonly string[];
  readonly roles: readonly string[];
  readonly otherRoles: readonly string[];
  /** Draws what this story is about; the same words stand in title and text. `eastern` is true where prices are in lej. */
  readonly facts: (draw: Draw, eastern: boolean) => Facts;
  /** The turns that the story can take; without them any title goes with any lead. */
  readonly angles?: readonly Angle[];
  /** What fits every angle. */
  readonly titles?: readonly string[];
  readonly leads?: readonly string[];
  readonly openings?: readonly string[];
  readonly details: readonly string[];
  readonly captions: readonly string[];
}

const none: readonly string[] = [];

/** Everything that can be said under each title of a family: its angle's words and those that fit every angle. */
export const anglesOf = ({
  angles = [],
  titles = none,
  leads = none,
  openings = none,
  details,
}: Family): readonly Required<Angle>[] => [
  ...angles.map((angle) => ({
    titles: angle.titles,
    leads: [...angle.leads, ...leads],
    openings: [...angle.openings, ...openings],
    details: [...(angle.details ?? []), ...details],
  })),
  ...(titles.length === 0 ? [] : [{ titles, leads, openings, details }]),
];
