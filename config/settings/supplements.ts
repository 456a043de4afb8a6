import { z } from 'zod';
import { type Supplement, supplementColours } from '#core/editorial/supplements/supplement.ts';
import { supplementFaults } from '#core/editorial/supplements/supplement-faults.ts';
import list from './supplements.json' with { type: 'json' };

const content = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('articles'), tag: z.string().min(1).nullable() }),
  z.strictObject({
    kind: z.literal('data'),
    deep: z.boolean(),
    views: z.array(z.strictObject({ label: z.string().min(1), below: z.string() })),
  }),
  z.strictObject({ kind: z.literal('game') }),
]);

const supplement: z.ZodType<Supplement> = z.strictObject({
  slug: z.string(),
  title: z.string().min(1),
  lead: z.string(),
  colour: z.enum(supplementColours),
  mark: z.string(),
  standing: z.string().nullable(),
  boxes: z.array(z.enum(['election', 'eu-disclaimer'])),
  tabs: z.array(z.strictObject({ label: z.string().min(1), subPath: z.string(), content })).min(1),
});

/** Throws with all errors: an invalid entry stops the start. */
export const readSupplements = (text: unknown): readonly Supplement[] => {
  const { supplements } = z.strictObject({ supplements: z.array(supplement) }).parse(text);
  const faults = supplementFaults(supplements);
  if (faults.length > 0) throw new Error(`config/settings/supplements.json: ${faults.join('; ')}`);
  return supplements;
};

/** Spec §2.3: a new tournament needs one entry and its content. */
export const supplements = readSupplements(list);
