export interface SupplementBoxes {
  readonly election: boolean;
  readonly euDisclaimer: boolean;
}

const elections = ['valasztas-2022', 'valasztas-2024'];

/** What stands beside a supplement's lists and nowhere else (spec §2.4). */
export const supplementBoxes = (slug: string): SupplementBoxes => ({ election: elections.includes(slug), euDisclaimer: slug === 'ep-2024' });
