import { z } from 'zod';
import { siteKeys } from '../../../../origin/database/schema/origin-site.ts';
import { drawnMotifs } from '../../../../origin/media/motifs/motifs.ts';
import type { Draw } from './draw.ts';
import type { Facts } from './fill-in.ts';

const texts = z.array(z.string()).readonly();

/** May use only common facts: town, at, to, from, local, who, role, other, otherRole. */
const phrases = z.strictObject({ quotes: texts, doubts: texts, backgrounds: texts, closings: texts, subheads: texts });

/** Each title must fit each lead and opening. */
const angle = z.strictObject({
  about: z.string().optional(),
  titles: texts,
  leads: texts,
  openings: texts,
  details: texts.optional(),
  tags: texts.optional(),
});

export type Angle = Omit<z.output<typeof angle>, 'about'>;

export const familyWords = z.strictObject({
  about: z.string(),
  appears: z.array(z.strictObject({ site: z.enum(siteKeys), section: z.string(), count: z.number().int() })).readonly(),
  authors: texts,
  motifs: z.array(z.enum(drawnMotifs)).min(2).readonly().optional(),
  tags: texts,
  labels: texts.optional(),
  roles: texts,
  otherRoles: texts,
  angles: z.array(angle).readonly().optional(),
  titles: texts.optional(),
  leads: texts.optional(),
  openings: texts.optional(),
  details: texts,
  turns: texts,
  phrases,
});

export interface Family extends z.output<typeof familyWords> {
  readonly id: string;
  /** `eastern` is true for prices in lej. */
  readonly facts: (draw: Draw, eastern: boolean) => Facts;
}

const none: readonly string[] = [];

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
