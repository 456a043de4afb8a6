/** The start page and the four steps of spec §2.1. */
export type SupportStep = 'start' | 'login' | 'profile' | 'error' | 'success';

const steps: ReadonlyMap<string, SupportStep> = new Map([
  ['belepes', 'login'],
  ['profil', 'profile'],
  ['hiba', 'error'],
  ['siker', 'success'],
]);

/** Null for an unknown step (spec §2.1, §5). */
export const supportStep = (slug: string | undefined): SupportStep | null =>
  slug === undefined ? 'start' : (steps.get(slug) ?? null);
