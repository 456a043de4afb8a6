/** The steps of the reader-support area: its opening page and the four of spec §2.1. */
export type SupportStep = 'start' | 'login' | 'profile' | 'error' | 'success';

const steps: ReadonlyMap<string, SupportStep> = new Map([
  ['belepes', 'login'],
  ['profil', 'profile'],
  ['hiba', 'error'],
  ['siker', 'success'],
]);

/** The step that an address of the support area names; null for a word that is none (spec §2.1, §5). */
export const supportStep = (slug: string | undefined): SupportStep | null =>
  slug === undefined ? 'start' : (steps.get(slug) ?? null);
