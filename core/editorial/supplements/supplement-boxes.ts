import type { Supplement } from './supplement.ts';

export interface SupplementBoxes {
  readonly election: boolean;
  readonly euDisclaimer: boolean;
}

/**
 * What stands beside a supplement and nowhere else: on the two elections, and on the European one (spec §2.4);
 * configuration says which those are.
 */
export const supplementBoxes = ({ boxes }: Pick<Supplement, 'boxes'>): SupplementBoxes => ({
  election: boxes.includes('election'),
  euDisclaimer: boxes.includes('eu-disclaimer'),
});
