import { z } from 'zod';
import { siteKeys } from '../../../../origin/database/schema/origin-site.ts';
import { motifs } from '../../../../origin/media/motifs/motifs.ts';
import type { Draw } from './draw.ts';
import type { Facts } from './fill-in.ts';

const texts = z.array(z.string()).readonly();

/**
 * Sentences that fit every story of a family. They may use the facts that every story has: town, at, to, from, local,
 * who, role, other, otherRole.
 */
const phrases = z.strictObject({ quotes: texts, doubts: texts, backgrounds: texts, closings: texts, subheads: texts });

/** Titles, leads and openings that tell the same turn of events; each title goes with each lead and opening. */
const angle = z.strictObject({
  about: z.string().optional(),
  titles: texts,
  leads: texts,
  openings: texts,
  details: texts.optional(),
  /** Tags that only its stories bear. */
  tags: texts.optional(),
});

export type Angle = Omit<z.output<typeof angle>, 'about'>;

/** The words in which a kind of story is told that comes again and again: what a file of `families/` says. */
export const familyWords = z.strictObject({
  about: z.string(),
  /** Where its stories appear, and how many there. */
  appears: z.array(z.strictObject({ site: z.enum(siteKeys), section: z.string(), count: z.number().int() })).readonly(),
  authors: texts,
  motifs: z.array(z.enum(motifs)).min(2).readonly(),
  tags: texts,
  /** Tags that say what the story is of, with its facts filled in. */
  labels: texts.optional(),
  roles: texts,
  otherRoles: texts,
  /** The turns that the story can take; without them any title goes with any lead. */
  angles: z.array(angle).readonly().optional(),
  /** What fits every angle. */
  titles: texts.optional(),
  leads: texts.optional(),
  openings: texts.optional(),
  details: texts,
  captions: texts,
  /** Second sentences of a lead, each of which fits any first one. */
  turns: texts,
  phrases,
});

export interface Family extends z.output<typeof familyWords> {
  readonly id: string;
  /**
   * Draws what this story is about; the same words stand in title and text. `eastern` is true where prices are in
   * lej.
   */
  readonly facts: (draw: Draw, eastern: boolean) => Facts;
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
    tags: angle.tags ?? none,
  })),
  ...(titles.length === 0 ? [] : [{ titles, leads, openings, details, tags: none }]),
];
