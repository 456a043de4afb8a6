import type { SiteRole } from '#core/addresses/sites/site.ts';

const usual = '-';
const signals: Readonly<Partial<Record<SiteRole, string>>> = {
  after: '.-',
  g7: '--.',
  karakter: '-.-',
  sister: '.-.',
};

/** The telegraph signal that marks a site, in dots and dashes. */
export const signalOf = (role: SiteRole): string => signals[role] ?? usual;
