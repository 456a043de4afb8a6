import type { SiteRole } from '#core/addresses/sites/site.ts';

const usual = '-';
const signals: Readonly<Partial<Record<SiteRole, string>>> = {
  after: '.-',
  g7: '--.',
  karakter: '-.-',
  sister: '.-.',
};

export const signalOf = (role: SiteRole): string => signals[role] ?? usual;
