import type { Supplement } from './supplement.ts';

export interface SupplementBoxes {
  readonly election: boolean;
  readonly euDisclaimer: boolean;
}

/** Boxes of the election supplements (spec §2.4); set in the configuration. */
export const supplementBoxes = ({ boxes }: Pick<Supplement, 'boxes'>): SupplementBoxes => ({
  election: boxes.includes('election'),
  euDisclaimer: boxes.includes('eu-disclaimer'),
});
