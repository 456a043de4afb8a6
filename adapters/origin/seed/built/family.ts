import type { Motif } from '../covers/motifs.ts';
import type { SiteKey } from '../seed-world.ts';
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

/** A kind of story that comes again and again, and the words in which it is told. */
export interface Family {
  readonly id: string;
  /** Where its stories appear, and how many there. */
  readonly appears: readonly { readonly site: SiteKey; readonly section: string; readonly count: number; readonly tags?: readonly string[] }[];
  readonly desk: Desk;
  readonly authors: readonly string[];
  readonly motifs: readonly [Motif, Motif, ...Motif[]];
  readonly tags: readonly string[];
  readonly roles: readonly string[];
  readonly otherRoles: readonly string[];
  /** Draws what this story is about; the same words stand in title and text. `eastern` is true where prices are in lej. */
  readonly facts: (draw: Draw, eastern: boolean) => Facts;
  readonly titles: readonly string[];
  readonly leads: readonly string[];
  readonly openings: readonly string[];
  readonly details: readonly string[];
  readonly captions: readonly string[];
}
