/** Words of standing pages. */
export const serviceCopy = {
  updated: 'Utoljára módosítva',
  rates: 'Árfolyamok',
  ratesLead: (currency: string) => `Egy egység ára, ${currency}.`,
  currency: 'Pénznem',
  rate: 'Középárfolyam',
  change: 'Változás',
  noRates: 'Most nincs elérhető árfolyam.',
} as const;
